import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { variantRefusals, offeredDurations } from "../../rules/condition-rules.ts";
import type { ConditionVariant } from "../../rules/condition-types.ts";
import type { IsoDay } from "../../rules/days.ts";
import { decideCredit } from "../../rules/decision.ts";
import type { ClientFinances } from "../../rules/decision-types.ts";
import { durationPrices } from "../../rules/duration-prices.ts";
import { computeSchedule } from "../../rules/schedule.ts";
import { findSmallPayment, missedSmallestPayment } from "../../rules/smallest-payment.ts";
import type { Schedule, ScheduleTerms } from "../../rules/schedule-types.ts";
import { termsOfVariant } from "../../rules/variant-terms.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { insurancePackages } from "../../store/schema/conditions.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import type { Bilingual } from "../../wire/bilingual.ts";
import { isContract } from "../../applications/application-answer.ts";
import { listAllVariants, listShopVariants, toRuleVariant, type VariantRow } from "../../credit/condition-variants.ts";
import { DEFAULT_PAYMENT_DAY, toInsuranceCharge } from "../../credit/credit-terms.ts";
import { statedElements, statedFinances, statedFinancesInput } from "./stated-finances.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { financesOf } from "../../credit/finances.ts";
import { toWireDecision } from "../../credit/wire-decision.ts";
import { toWireSmallPayment } from "../../credit/wire-small-payment.ts";
import {
  describeImpossible,
  describeMissed,
  describeRefusal,
  NO_TERMS,
  NO_VARIANT,
  refuseSchedule,
} from "./refused-schedule.ts";
import { toWirePrices, toWireSchedule } from "./wire-schedule.ts";
import { findDocumentFacts } from "../../applications/document-facts.ts";
import { findApplication } from "../../applications/find-application.ts";
import { operation, STAFF_AND_LIMITED } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, centsInput, dayInput, flagInput, numberInput, optional } from "../../wire/wire-input.ts";

const MANAGER = 1;

const scheduleInput = z.object({
  Suma: centsInput,
  Trukme: numberInput,
  SalyguVariantoID: numberInput,
  MokejimoDiena: optional(numberInput.pipe(z.number().min(1).max(31))),
  MazesnesZiemosImokos: optional(flagInput),
  DraudimoID: optional(numberInput),
});

type ScheduleQuestion = z.output<typeof scheduleInput>;

/** The variants of a calculation that is not about an application: the own shop's, for a manager all of them. */
const listOwnVariants = ({ db }: OperationContext, { role, user }: Session): Promise<VariantRow[]> =>
  role === MANAGER ? listAllVariants(db) : listShopVariants(db, user.shopId ?? 0);

function findVariant(rows: readonly VariantRow[], id: number): ConditionVariant | null {
  const row = rows.find((variant) => variant.id === id);
  return row ? toRuleVariant(row) : null;
}

/** Why a variant does not take the question, in words. */
function reasonsAgainst(variant: ConditionVariant, question: ScheduleQuestion): Bilingual[] {
  const refusals = variantRefusals(variant, {
    creditSumCents: question.Suma,
    durationMonths: question.Trukme,
    hasSmallWinterPayments: question.MazesnesZiemosImokos ?? false,
    // A calculator shows prices; who must sign is a question about an application.
    isSpouseCredit: true,
    advanceCents: 0,
    goodsTotalCents: 0,
  });
  return refusals.map(describeRefusal);
}

async function toTerms(
  { db }: OperationContext,
  variant: ConditionVariant,
  question: ScheduleQuestion,
  contractDate: IsoDay,
): Promise<ScheduleTerms> {
  const id = question.DraudimoID ?? 0;
  const [insurance] = await db.select().from(insurancePackages).where(eq(insurancePackages.id, id));
  return termsOfVariant(variant, {
    contractDate,
    paymentDay: question.MokejimoDiena ?? DEFAULT_PAYMENT_DAY,
    durationMonths: question.Trukme,
    creditSumCents: question.Suma,
    hasSmallWinterPayments: question.MazesnesZiemosImokos ?? false,
    ...(insurance && id !== 0 && { insurance: toInsuranceCharge(insurance) }),
  });
}

/** A question with its variant, or the refusal. */
type Prepared = { ok: true; variant: ConditionVariant; terms: ScheduleTerms } | { ok: false; answer: Answer };

async function prepare(
  context: OperationContext,
  variants: readonly VariantRow[],
  question: ScheduleQuestion,
  contractDate: IsoDay,
): Promise<Prepared> {
  const variant = findVariant(variants, question.SalyguVariantoID);
  if (variant === null) return { ok: false, answer: refuseSchedule([NO_VARIANT]) };
  const reasons = reasonsAgainst(variant, question);
  if (reasons.length > 0) return { ok: false, answer: refuseSchedule(reasons) };
  return { ok: true, variant, terms: await toTerms(context, variant, question, contractDate) };
}

/** What a question comes to: the schedule, or why there is none. */
function tryTerms(terms: ScheduleTerms): { schedule: Schedule } | { reason: Bilingual } {
  const schedule = computeSchedule(terms);
  if (!schedule.ok) return { reason: describeImpossible(schedule.cause) };
  const missedCents = missedSmallestPayment(terms, schedule.value);
  if (missedCents === null) return { schedule: schedule.value };
  return { reason: describeMissed(missedCents) };
}

const toScheduleElements = ({ id, annualRatePercent }: ConditionVariant, schedule: Schedule): AnswerFields => ({
  Grafikas: toWireSchedule(schedule, { variantId: id, annualRatePercent }),
});

/** What was agreed stands: a contract has the schedule of its documents, whether or not its variant is still offered. */
async function answerContract({ db, clock }: OperationContext, row: ApplicationRow): Promise<Answer> {
  const facts = await findDocumentFacts(db, row, { today: toBusinessDay(clock.now()) });
  return facts === null ? refuseSchedule([NO_TERMS]) : answer(toScheduleElements(facts.variant, facts.schedule));
}

const calculationInput = scheduleInput.extend({
  Data: optional(dayInput),
  ParaiskosID: optional(applicationIdInput),
  SuTrukmiuKainomis: optional(flagInput),
});

async function calculate(
  context: OperationContext,
  variants: readonly VariantRow[],
  question: z.output<typeof calculationInput>,
): Promise<Answer> {
  const contractDate = question.Data ?? toBusinessDay(context.clock.now());
  const prepared = await prepare(context, variants, question, contractDate);
  if (!prepared.ok) return prepared.answer;
  const tried = tryTerms(prepared.terms);
  if ("reason" in tried) {
    const small = findSmallPayment(prepared.variant, prepared.terms);
    return refuseSchedule([tried.reason], small === null ? {} : { PerMazaImoka: toWireSmallPayment(small) });
  }
  const priced = question.SuTrukmiuKainomis === true ? durationPrices(prepared.variant, prepared.terms) : null;
  return answer({ ...toScheduleElements(prepared.variant, tried.schedule), ...(priced && toWirePrices(priced)) });
}

/**
 * The schedule of a sum, a duration and a variant, with the prices of other durations where they are asked for (F-279); 1400 when there is none. For an application the variants are
 * those of its shop, whichever shop of the company asks (1.3); for a limited log-in there are no applications (1063).
 */
export const calculateSchedule = operation(STAFF_AND_LIMITED, calculationInput, async (context, session, question) => {
  const { ParaiskosID: applicationId } = question;
  if (applicationId === undefined) return calculate(context, await listOwnVariants(context, session), question);
  const row = session.limited ? null : await findApplication(context.db, session, applicationId);
  if (row === null) return refusal(1063);
  if (isContract(row)) return answerContract(context, row);
  return calculate(context, await listShopVariants(context.db, row.shopId), question);
});

const personalInput = scheduleInput
  .extend(statedFinancesInput.shape)
  .extend({ ParaiskosID: optional(applicationIdInput) });

/** Whose affordability is judged, and by which variants. */
interface Judged {
  readonly variants: readonly VariantRow[];
  readonly finances: ClientFinances;
}

/**
 * Of an application its own household, incomes and debts, with what the question states in their place; of none what is stated alone. Null for an
 * application that does not exist for the caller.
 */
async function findJudged(
  context: OperationContext,
  session: Session,
  question: z.output<typeof personalInput>,
): Promise<Judged | null> {
  const { ParaiskosID: id } = question;
  if (id === undefined)
    return { variants: await listOwnVariants(context, session), finances: statedFinances(question) };
  const row = session.limited ? null : await findApplication(context.db, session, id);
  if (row === null) return null;
  const application = { ...toWireApplication(row), ...statedElements(question) };
  const facts = await loadCreditFacts(context.db, row.shopId, application, context.clock.now());
  return { variants: facts.variants, finances: financesOf(facts, toBusinessDay(context.clock.now())) };
}

/** The same with the affordability of a person; the decision comes even when the schedule does not (F-263, F-279). */
export const calculatePersonalSchedule = operation(
  STAFF_AND_LIMITED,
  personalInput,
  async (context, session, question) => {
    const today = toBusinessDay(context.clock.now());
    const judged = await findJudged(context, session, question);
    if (judged === null) return refusal(1063);
    const prepared = await prepare(context, judged.variants, question, today);
    if (!prepared.ok) return prepared.answer;
    const { variant, terms } = prepared;
    const decision = decideCredit({
      finances: judged.finances,
      terms,
      sumLimits: variant.sumLimits,
      durationsMonths: offeredDurations(variant),
    });
    const { Trukme: durationMonths } = question;
    const decided = decision.ok
      ? { Sprendimas: toWireDecision({ variant, durationMonths, decision: decision.value }) }
      : {};
    const tried = tryTerms(terms);
    if ("reason" in tried) return refuseSchedule([tried.reason], decided);
    return answer({ ...toScheduleElements(variant, tried.schedule), ...decided });
  },
);
