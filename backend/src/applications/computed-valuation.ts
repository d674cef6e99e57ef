import type { UserLanguage } from "../wire/bilingual.ts";
import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { assessedObligations } from "../credit/assessed-obligations.ts";
import { assessedPersons } from "../credit/assessed-person.ts";
import { assessCredit } from "../credit/assessment.ts";
import type { CreditFacts } from "../credit/credit-facts.ts";
import { amountsOf, refinanceable, refinancingSum } from "../credit/credit-sum.ts";
import { financesOf } from "../credit/finances.ts";
import type { Offers } from "../credit/offers.ts";
import type { IsoDay } from "../rules/days.ts";
import type { LiabilityType } from "../rules/decision-types.ts";
import { isSumInVain } from "../rules/max-sum.ts";
import { describeReasons, toWireDecision, toWireOption } from "../credit/wire-decision.ts";
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
  const RefinansuojamasKreditas = credits.map(({ type, creditor, refinanceCents, isKept, creditorAccount }) => ({
    type,
    creditor,
    refinanceAmount: toAmount(refinanceCents),
    refinance: toFlag(!isKept),
    creditorAccount,
  }));
  return {
    Galimas: toFlag(true),
    Suma: toAmount(refinancingSum(facts)),
    RefinansuojamiKreditai: { RefinansuojamasKreditas },
  };
}

type AmountName = "KlientoMenesioSuma" | "RegistruotoBustoMenesioSuma" | "GreitojoKreditoMenesioSuma";

const AMOUNT_OF: Readonly<Partial<Record<LiabilityType, AmountName>>> = {
  mortgage: "RegistruotoBustoMenesioSuma",
  consumer: "GreitojoKreditoMenesioSuma",
};

/**
 * The counted obligations by the rating's three sources: home loans, quick credits, and all the others of those who borrow (F-382). They are the
 * lines of the report, and add up to its obligations: stated ones, cards and the spouse's are in them, refinanced ones are not.
 */
function monthlyAmounts(facts: CreditFacts, day: IsoDay): AnswerFields {
  const sums = { KlientoMenesioSuma: 0, RegistruotoBustoMenesioSuma: 0, GreitojoKreditoMenesioSuma: 0 };
  const finances = financesOf(facts, day);
  const persons = assessedPersons(finances);
  for (const obligation of assessedObligations(persons, affordabilityPolicyOn(day), finances.jointObligationsCents)) {
    const name = "type" in obligation ? AMOUNT_OF[obligation.type] : undefined;
    sums[name ?? "KlientoMenesioSuma"] += obligation.monthlyCents;
  }
  return Object.fromEntries(Object.entries(sums).map(([name, cents]) => [name, toAmount(cents)]));
}

const OUTCOMES = {
  lt: {
    unavailable: "Pasirinkto kredito tokiomis sąlygomis suteikti negalima.",
    REJECTED: "Kredito suteikti negalima",
    NEEDS_APPROVAL: "Reikia vadybininko leidimo",
  },
  en: {
    unavailable: "The chosen credit cannot be had on these conditions.",
    REJECTED: "The credit cannot be granted",
    NEEDS_APPROVAL: "A manager must approve",
  },
} as const;

/** What the offers do not say of the chosen credit in words of their own: that it cannot be had, or why it is not simply granted (F-382). */
function describeOutcome({ decided, message }: Offers, language: UserLanguage): string | null {
  const words = OUTCOMES[language];
  if (message.code !== 0) return null;
  if (decided === null) return words.unavailable;
  const { decision, rejectReasons, approvalReasons } = decided.decision;
  if (decision === "APPROVED") return null;
  return `${words[decision]}: ${describeReasons([...rejectReasons, ...approvalReasons], language)}.`;
}

/** The largest sum that would be granted; null where nothing was decided, for there is no credit whose sum could be another one. */
function largestSum({ decided }: Offers): number | null {
  if (decided === null) return null;
  const { rejectReasons, maxSumCents } = decided.decision;
  return isSumInVain(rejectReasons) ? 0 : maxSumCents;
}

/**
 * What is saved of the offers: as it goes on the wire, so that it reads the same later (F-258). A rating is about the one credit that was decided,
 * as its report is: what cannot be had is not possible and has no report, whatever else is offered (F-381, F-387).
 */
export function toValuation(facts: CreditFacts, row: ApplicationRow, offers: Offers, day: IsoDay): ComputedValuation {
  const { options, decided, message, english } = offers;
  return {
    applicationId: row.id,
    shopId: row.shopId,
    sellerId: row.sellerId,
    variantId: numberOf(facts.application, "SalyguVariantoID"),
    durationMonths: numberOf(facts.application, "Trukme"),
    sumCents: amountsOf(facts).creditSumCents,
    maxSumCents: largestSum(offers),
    possible: decided !== null && decided.decision.decision !== "REJECTED",
    decision: decided === null ? {} : toWireRecord(toWireDecision(decided)),
    counted: decided === null ? null : assessCredit(facts, day),
    offers: options.map((option) => toWireRecord(toWireOption(option, facts.variants))),
    refinancing: toWireRecord(toWireRefinancing(facts)),
    answerCode: message.code,
    message: message.html ?? message.text ?? describeOutcome(offers, "lt"),
    data: toWireRecord({
      ...(message.html !== null && { KlaidosHtml: message.html, KlaidosPranesimas: message.text }),
      KlaidosHtmlEn: english.html,
      KlaidosPranesimasEn: english.text ?? describeOutcome(offers, "en"),
      ...monthlyAmounts(facts, day),
    }),
  };
}
