import { assessCredit } from "../credit/assessment.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { amountsOf, refinanceable, refinancingSum } from "../credit/credit-sum.ts";
import { toLiabilityType } from "../credit/liabilities.ts";
import type { Offers } from "../credit/offers.ts";
import type { IsoDay } from "../rules/days.ts";
import { toWireDecision, toWireOption } from "../credit/wire-decision.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import type { valuations } from "../store/schema/application-records.ts";
import { toWireRecord, type AnswerFields } from "../wire/answer.ts";
import { toAmount, toFlag } from "../wire/wire-output.ts";
import { numberOf } from "../wire/wire-values.ts";

/** A valuation before it is stored: who asked for it, and when, is not yet said. */
export type ComputedValuation = Omit<typeof valuations.$inferSelect, "id" | "userId" | "createdAt" | "system">;

/** Refinancing is shown even before it is chosen (F-265). */
function toWireRefinancing(facts: CreditFacts): AnswerFields {
  const credits = refinanceable(facts);
  if (credits.length === 0) return { Galimas: toFlag(false) };
  const RefinansuojamasKreditas = credits.map(({ type, creditor, refinanceCents, isKept }) => ({
    type,
    creditor,
    refinanceAmount: toAmount(refinanceCents),
    refinance: toFlag(!isKept),
  }));
  return {
    Galimas: toFlag(true),
    Suma: toAmount(refinancingSum(facts)),
    RefinansuojamiKreditai: { RefinansuojamasKreditas },
  };
}

/** Monthly amounts of the rating's three sources: the client's own, a registered home, quick credits (F-382). */
function monthlyAmounts(facts: CreditFacts): AnswerFields {
  const sumOf = (type: string): number =>
    facts.liabilities
      .filter((liability) => liability.owner === "buyer" && toLiabilityType(liability.type) === type)
      .reduce((sum, { instalmentCents }) => sum + instalmentCents, 0);
  return {
    KlientoMenesioSuma: toAmount(sumOf("leasing") + sumOf("other")),
    RegistruotoBustoMenesioSuma: toAmount(sumOf("mortgage")),
    GreitojoKreditoMenesioSuma: toAmount(sumOf("consumer")),
  };
}

/** What is saved of the offers: as it goes on the wire, so that it reads the same later (F-258). */
export function toValuation(
  facts: CreditFacts,
  row: ApplicationRow,
  { options, decided, message }: Offers,
  day: IsoDay,
): ComputedValuation {
  return {
    applicationId: row.id,
    shopId: row.shopId,
    sellerId: row.sellerId,
    variantId: numberOf(facts.application, "SalyguVariantoID"),
    durationMonths: numberOf(facts.application, "Trukme"),
    sumCents: amountsOf(facts).creditSumCents,
    maxSumCents: decided?.decision.maxSumCents ?? 0,
    possible: options.some((option) => option.decision !== "REJECTED"),
    decision: decided === null ? {} : toWireRecord(toWireDecision(decided)),
    counted: assessCredit(facts, day),
    offers: options.map((option) => toWireRecord(toWireOption(option, facts.variants))),
    refinancing: toWireRecord(toWireRefinancing(facts)),
    answerCode: message.code,
    message: message.html ?? message.text,
    data: toWireRecord({
      ...(message.html !== null && { KlaidosHtml: message.html, KlaidosPranesimas: message.text }),
      ...monthlyAmounts(facts),
    }),
  };
}
