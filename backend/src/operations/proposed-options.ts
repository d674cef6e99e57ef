import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../context.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { valuations } from "../store/schema/application-records.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { logAction } from "./action-log.ts";
import { refusal, toWireRecord, type Answer, type AnswerFields } from "./answer.ts";
import { inContractOrder } from "./contract-order.ts";
import { loadCreditFacts, type CreditFacts } from "./credit/credit-facts.ts";
import { amountsOf, refinancingSum } from "./credit/credit-sum.ts";
import { computeOffers, type Offers } from "./credit/offers.ts";
import { numberOf } from "./credit/wire-values.ts";
import { toWireDecision, toWireOption } from "./credit/wire-decision.ts";
import { findApplication } from "./find-application.ts";
import { operation, STAFF } from "./operation.ts";
import type { Session } from "./session.ts";
import { applicationIdInput, numberInput } from "./wire-input.ts";
import { toAmount, toFlag } from "./wire-output.ts";

/** A whole row of `valuations`. */
export type ValuationRow = typeof valuations.$inferSelect;

/** Refinancing is told about even before it is chosen (F-265). */
function toWireRefinancing(facts: CreditFacts): AnswerFields {
  const sumCents = refinancingSum(facts);
  return sumCents > 0 ? { Galimas: toFlag(true), Suma: toAmount(sumCents) } : { Galimas: toFlag(false) };
}

/** What is kept of the offers: as it goes on the wire, so that it reads the same later (F-258). */
function toValuation(
  facts: CreditFacts,
  row: ApplicationRow,
  { options, decision, message }: Offers,
): Omit<typeof valuations.$inferInsert, "userId" | "createdAt"> {
  return {
    applicationId: row.id,
    shopId: row.shopId,
    sellerId: row.sellerId,
    variantId: numberOf(facts.application, "SalyguVariantoID"),
    durationMonths: numberOf(facts.application, "Trukme"),
    sumCents: amountsOf(facts).creditSumCents,
    maxSumCents: decision?.maxSumCents ?? 0,
    possible: options.some((option) => option.decision !== "REJECTED"),
    decision: decision === null ? {} : toWireRecord(toWireDecision(decision)),
    offers: options.map((option) => toWireRecord(toWireOption(option, facts.variants))),
    refinancing: toWireRecord(toWireRefinancing(facts)),
    answerCode: message.code,
    message: message.html ?? message.text,
    data: message.html === null ? {} : toWireRecord({ KlaidosHtml: message.html, KlaidosPranesimas: message.text }),
  };
}

const OFFER_CODES = [10, 1800, 1801, 1802] as const;

/** Offers with a message are answered with its code and stay usable (F-262). */
function toAnswer(valuation: ValuationRow, extra: AnswerFields = {}): Answer {
  const { answerCode, decision, offers, refinancing, data, message } = valuation;
  const html = typeof data["KlaidosHtml"] === "string" ? data["KlaidosHtml"] : null;
  const plain = typeof data["KlaidosPranesimas"] === "string" ? data["KlaidosPranesimas"] : message;
  const fields: AnswerFields = {
    SiulomiVariantai: { SiulomasVariantas2: offers.map((offer) => inContractOrder("SiulomasVariantas2", offer)) },
    Refinansavimas: refinancing && inContractOrder("Refinansavimas", refinancing),
    KlaidosHtml: html,
    Sprendimas: Object.keys(decision).length === 0 ? null : inContractOrder("Sprendimas", decision),
    ...extra,
  };
  const code = OFFER_CODES.find((offerCode) => offerCode === answerCode);
  return code === undefined ? { code: 0, fields } : refusal(code, plain ?? undefined, fields);
}

async function storeValuation(
  context: OperationContext,
  session: Session,
  valuation: Omit<typeof valuations.$inferInsert, "userId" | "createdAt">,
): Promise<ValuationRow> {
  return withTransaction(context.db, async (tx) => {
    const [row] = await tx
      .insert(valuations)
      .values({ ...valuation, userId: session.user.id, createdAt: context.clock.now() })
      .returning();
    if (row === undefined) throw new Error("The valuation was not stored.");
    await logAction(tx, context, session, { applicationId: row.applicationId, action: "Apskaičiuoti pasiūlymai" });
    return row;
  });
}

/** Offers for a saved application, kept as a valuation; 10, 1800, 1801 and 1802 come with a message (F-257 to F-262). */
export const getProposedOptions = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async (context, session, input) => {
    const row = await findApplication(context.db, session, input.ParaiskosID);
    if (row === null) return refusal(1063);
    const facts = await loadCreditFacts(context.db, row.shopId, toWireApplication(row));
    const offers = computeOffers(facts, toBusinessDay(context.clock.now()));
    const valuation = await storeValuation(context, session, toValuation(facts, row, offers));
    return toAnswer(valuation, { VertinimoID: String(valuation.id) });
  },
);

/** A valuation that the caller may see: one of an application within reach. */
export async function findValuation(db: Store, session: Session, id: number): Promise<ValuationRow | null> {
  const [valuation] = await db.select().from(valuations).where(eq(valuations.id, id));
  if (valuation === undefined) return null;
  const application = await findApplication(db, session, valuation.applicationId);
  return application === null ? null : valuation;
}

/** The offers as they were kept with a valuation; 1900 for one that does not exist for the caller (F-258). */
export const getProposedOptionsByValuation = operation(
  STAFF,
  z.object({ VertinimoID: numberInput }),
  async ({ db }, session, input) => {
    const valuation = await findValuation(db, session, input.VertinimoID);
    return valuation === null ? refusal(1900) : toAnswer(valuation);
  },
);
