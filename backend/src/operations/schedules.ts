import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../context.ts";
import { variantRefusals, offeredDurations } from "../rules/condition-rules.ts";
import type { ConditionVariant, VariantRefusal } from "../rules/condition-types.ts";
import type { IsoDay } from "../rules/days.ts";
import { decideCredit } from "../rules/decision.ts";
import { formatCents } from "../rules/money.ts";
import { computeSchedule } from "../rules/schedule.ts";
import type { ScheduleTerms } from "../rules/schedule-types.ts";
import { termsOfVariant } from "../rules/variant-terms.ts";
import { insurancePackages } from "../store/schema/conditions.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { answer, refusal, type Answer, type AnswerFields } from "./answer.ts";
import { listAllVariants, listShopVariants, toRuleVariant } from "./credit/condition-variants.ts";
import { DEFAULT_PAYMENT_DAY, toInsuranceCharge } from "./credit/credit-terms.ts";
import { statedFinances, statedFinancesInput } from "./credit/stated-finances.ts";
import { toWireDecision } from "./credit/wire-decision.ts";
import { toWireSchedule } from "./credit/wire-schedule.ts";
import { operation, STAFF_AND_LIMITED } from "./operation.ts";
import type { Session } from "./session.ts";
import { centsInput, dayInput, flagInput, numberInput, optional } from "./wire-input.ts";

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

function describeRefusal(refused: VariantRefusal): string {
  switch (refused.code) {
    case "variantExpired":
      return "sąlygų variantas nebegalioja";
    case "sumBelowMinimum":
      return `suma mažesnė už ${formatCents(refused.limitCents)} €`;
    case "sumAboveMaximum":
      return `suma didesnė už ${formatCents(refused.limitCents)} €`;
    case "durationNotOffered":
      return `trukmė turi būti ${refused.minMonths}–${refused.maxMonths} mėn.`;
    case "advanceTooSmall":
      return "per mažas pradinis įnašas";
    case "spouseRequired":
      return `didesnei nei ${formatCents(refused.limitCents)} € sumai reikia sutuoktinio`;
    case "winterPaymentsNotOffered":
      return "mažesnės žiemos įmokos šiam variantui netaikomos";
  }
}

/** HTML of a refused schedule (F-263, F-455). */
const refuseSchedule = (reasons: readonly string[], fields: AnswerFields = {}): Answer =>
  refusal(1400, `<strong>Įmokų grafiko apskaičiuoti nepavyko</strong>: ${reasons.join("; ")}.`, fields);

async function findVariant({ db }: OperationContext, session: Session, id: number): Promise<ConditionVariant | null> {
  const { user } = session;
  const rows = session.role === MANAGER ? await listAllVariants(db) : await listShopVariants(db, user.shopId ?? 0);
  const row = rows.find((variant) => variant.id === id);
  return row ? toRuleVariant(row) : null;
}

/** Why a variant does not take the question, in words. */
function reasonsAgainst(variant: ConditionVariant, question: ScheduleQuestion): string[] {
  const refusals = variantRefusals(variant, {
    creditSumCents: question.Suma,
    durationMonths: question.Trukme,
    hasSmallWinterPayments: question.MazesnesZiemosImokos ?? false,
    // A calculator tells prices; who must sign is asked of an application.
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
  session: Session,
  question: ScheduleQuestion,
  contractDate: IsoDay,
): Promise<Prepared> {
  const variant = await findVariant(context, session, question.SalyguVariantoID);
  if (variant === null) return { ok: false, answer: refuseSchedule(["tokio sąlygų varianto nėra"]) };
  const reasons = reasonsAgainst(variant, question);
  if (reasons.length > 0) return { ok: false, answer: refuseSchedule(reasons) };
  return { ok: true, variant, terms: await toTerms(context, variant, question, contractDate) };
}

function toScheduleElements(variant: ConditionVariant, terms: ScheduleTerms): AnswerFields | null {
  const schedule = computeSchedule(terms);
  if (!schedule.ok) return null;
  const subject = { variantId: variant.id, annualRatePercent: variant.annualRatePercent };
  return { Grafikas: toWireSchedule(schedule.value, subject) };
}

const IMPOSSIBLE = ["tokios sumos per tokį laiką grąžinti neįmanoma"];

/** The schedule of a sum, a duration and a variant (F-279); 1400 when there is none. */
export const calculateSchedule = operation(
  STAFF_AND_LIMITED,
  scheduleInput.extend({ Data: optional(dayInput) }),
  async (context, session, question) => {
    const contractDate = question.Data ?? toBusinessDay(context.clock.now());
    const prepared = await prepare(context, session, question, contractDate);
    if (!prepared.ok) return prepared.answer;
    const elements = toScheduleElements(prepared.variant, prepared.terms);
    return elements === null ? refuseSchedule(IMPOSSIBLE) : answer(elements);
  },
);

/** The same with the affordability of the person described; the decision comes even when the schedule does not (F-263). */
export const calculatePersonalSchedule = operation(
  STAFF_AND_LIMITED,
  scheduleInput.extend(statedFinancesInput.shape),
  async (context, session, question) => {
    const today = toBusinessDay(context.clock.now());
    const prepared = await prepare(context, session, question, today);
    if (!prepared.ok) return prepared.answer;
    const { variant, terms } = prepared;
    const decision = decideCredit({
      finances: statedFinances(question),
      terms,
      sumLimits: variant.sumLimits,
      durationsMonths: offeredDurations(variant),
    });
    const judged = decision.ok ? { Sprendimas: toWireDecision(decision.value) } : {};
    const elements = toScheduleElements(variant, terms);
    return elements === null ? refuseSchedule(IMPOSSIBLE, judged) : answer({ ...elements, ...judged });
  },
);
