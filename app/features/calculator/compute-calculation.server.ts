import { hasWinterPayments, offeredMonths } from "~/domain/variant-durations.ts";
import { BackendError } from "~/services/backend-errors.ts";
import type { Backend } from "~/services/backend.server.ts";
import type { Decision } from "~/services/condition-types.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { DurationPrice, Schedule, ScheduleQuestion, UnpricedDuration } from "~/services/schedule-types.ts";
import { calculatePersonalSchedule, calculatePricedSchedule } from "~/services/schedules.server.ts";
import type { JudgedCalculation } from "./judge-calculation.ts";

/** What the back end's engine makes of a calculation. */
export interface Computed {
  /** By duration, shortest first. */
  prices: DurationPrice[];
  /** Durations of the variant without a price, and why. */
  unpriced: UnpricedDuration[];
  /** Of the chosen duration; null where it has none. */
  schedule: Schedule | null;
  /** Months of that schedule, as they were chosen: it may have fewer payments (L-2.3). */
  chosenMonths: number | null;
  /** Why the typed duration, or the whole sum, has no schedule (1400). */
  notice: BackendNotice | null;
  /** The typed duration breaks a legal cap: it is never offered (F-266). */
  isNotOffered: boolean;
  /** Whether a buyer with the typed income can bear the chosen one; null where none was typed. */
  decision: Decision | null;
}

const NOTHING: Computed = {
  prices: [],
  unpriced: [],
  schedule: null,
  chosenMonths: null,
  notice: null,
  isNotOffered: false,
  decision: null,
};

/**
 * Prices a calculation by every duration of its variant, with the schedule of the chosen one (F-391, F-393). Every figure is the back end's: the same engine prices
 * the offers of the wizard. Null when it is silent.
 */
export async function computeCalculation(backend: Backend, judged: JudgedCalculation): Promise<Computed | null> {
  try {
    const { months } = judged.calculation;
    return await (months === null ? computeUsual(backend, judged) : computeChosen(backend, judged, months));
  } catch (error) {
    if (error instanceof BackendError) return null;
    throw error;
  }
}

/** No duration was typed: of those that have a price the one in the middle is shown. */
async function computeUsual(backend: Backend, judged: JudgedCalculation): Promise<Computed> {
  const shortest = shortestOf(judged);
  const first = await ask(backend, judged, shortest);
  if (!first.ok) return { ...NOTHING, notice: first.notice };
  const prices = pricesOf(first.value, shortest);
  const middle = prices[Math.floor((prices.length - 1) / 2)]?.durationMonths ?? shortest;
  const chosen = middle === shortest ? first : await ask(backend, judged, middle);
  const { unpriced } = first.value;
  return chosen.ok
    ? withDecision(backend, judged, { prices, unpriced, schedule: chosen.value.schedule, months: middle })
    : NOTHING;
}

/** The typed duration; where it has no schedule, the reason, and the prices of the others. */
async function computeChosen(backend: Backend, judged: JudgedCalculation, months: number): Promise<Computed> {
  const asked = await ask(backend, judged, months);
  if (asked.ok) {
    const prices = pricesOf(asked.value, months);
    const { schedule, unpriced } = asked.value;
    const isOffered = prices.some(({ durationMonths }) => durationMonths === months);
    if (!isOffered) return { ...NOTHING, prices, unpriced, isNotOffered: true };
    return withDecision(backend, judged, { prices, unpriced, schedule, months });
  }
  const shortest = shortestOf(judged);
  const others = shortest === months ? asked : await ask(backend, judged, shortest);
  if (!others.ok) return { ...NOTHING, notice: asked.notice };
  return {
    ...NOTHING,
    prices: pricesOf(others.value, shortest),
    unpriced: others.value.unpriced,
    notice: asked.notice,
  };
}

type Priced = { schedule: Schedule; prices: DurationPrice[] };

/** A card has one row: its cost under the assumption of the law, whatever was chosen (L-1.4 k). */
const pricesOf = ({ schedule, prices }: Priced, durationMonths: number): DurationPrice[] =>
  prices.length > 0
    ? prices
    : [
        {
          durationMonths,
          paymentCount: schedule.payments.length,
          monthlyPaymentCents: schedule.monthlyPaymentCents,
          totalPayableCents: schedule.totalPayableCents,
          totalCostCents: schedule.totalCostCents,
          aprPercent: schedule.aprPercent,
        },
      ];

/** Where smaller winter payments are wished for, the shortest that has them: the others are priced with them by their own lengths. */
const shortestOf = ({ variant, calculation: { winter } }: JudgedCalculation): number =>
  offeredMonths(variant).find((months) => !winter || hasWinterPayments(variant, months)) ?? variant.durationFromMonths;

const ask = (backend: Backend, judged: JudgedCalculation, months: number) =>
  calculatePricedSchedule(backend, toQuestion(judged, months));

function toQuestion({ calculation, variant, sumCents }: JudgedCalculation, durationMonths: number): ScheduleQuestion {
  const { paymentDay, winter, insurance } = calculation;
  return {
    sumCents,
    durationMonths,
    conditionVariantId: variant.id,
    paymentDay,
    lowerWinterPayments: winter && hasWinterPayments(variant, durationMonths),
    insuranceId: insurance,
    startsOn: null,
    applicationId: null,
  };
}

type Chosen = Pick<Computed, "prices" | "unpriced"> & { schedule: Schedule; months: number };

async function withDecision(
  backend: Backend,
  judged: JudgedCalculation,
  { months, ...chosen }: Chosen,
): Promise<Computed> {
  const decision = await decide(backend, judged, months);
  return { ...chosen, chosenMonths: months, notice: null, isNotOffered: false, decision };
}

/** The affordability line of a buyer who is not known: income, payments of other credits and household as typed (F-391). */
async function decide(backend: Backend, judged: JudgedCalculation, months: number): Promise<Decision | null> {
  const { income, obligations, members } = judged.calculation;
  if (income === null) return null;
  const asked = await calculatePersonalSchedule(backend, {
    ...toQuestion(judged, months),
    ...UNKNOWN_BUYER,
    householdMembers: members,
    incomeCents: income,
    obligationsCents: obligations,
  });
  return asked.ok ? asked.value.decision : null;
}

const UNKNOWN_BUYER = {
  birthDate: null,
  maritalStatus: null,
  incomeType: null,
  hasCertificate: null,
} satisfies Partial<Record<string, null>>;
