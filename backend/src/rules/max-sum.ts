import type { ApprovalReason, RejectReason, SumLimits } from "./decision-types.ts";
import { planRepayment } from "./repayment-plan.ts";
import type { RepaymentPlan, ScheduleTerms } from "./schedule-types.ts";

const CENTS_PER_EURO = 100;

/** Refusals that no smaller sum undoes: the age of one who borrows, and debts that are overdue. */
const NOT_OF_THE_SUM: readonly string[] = [
  "UNDER_AGE",
  "AGE_AT_END",
  "SPOUSE_UNDER_AGE",
  "SPOUSE_AGE_AT_END",
  "OVERDUE_DEBT",
] satisfies RejectReason[];

/** Whether a smaller sum would be refused all the same. */
export const isSumInVain = (reasons: readonly (RejectReason | ApprovalReason)[]): boolean =>
  reasons.some((reason) => NOT_OF_THE_SUM.includes(reason));

/**
 * Largest whole-euro sum, in cents, whose average payment is not above the limit; 0 when none within the limits fits.
 * Binary search over the schedule itself, so fees and rounding are those of the contract (L-2.6).
 */
export function maxSumForPayment(terms: ScheduleTerms, maxMonthlyPaymentCents: number, limits: SumLimits): number {
  let low = Math.ceil(limits.minCents / CENTS_PER_EURO);
  let high = Math.floor(limits.maxCents / CENTS_PER_EURO);
  let best = 0;
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    const fit = paymentFit({ ...terms, creditSumCents: middle * CENTS_PER_EURO }, maxMonthlyPaymentCents);
    if (fit === "fits") best = middle;
    if (fit === "tooHigh") high = middle - 1;
    else low = middle + 1;
  }
  return best * CENTS_PER_EURO;
}

/** Shortest duration of an ascending list whose average payment is not above the limit, and that is granted otherwise. */
export function shortestDurationForPayment(
  terms: ScheduleTerms,
  maxMonthlyPaymentCents: number,
  durationsMonths: readonly number[],
  isGranted: (plan: RepaymentPlan) => boolean,
): number | null {
  const fits = (durationMonths: number) => {
    const plan = planRepayment({ ...terms, durationMonths });
    return plan.ok && isWithin(plan.value, maxMonthlyPaymentCents) && isGranted(plan.value);
  };
  return durationsMonths.find(fits) ?? null;
}

/** Longest duration of an ascending list that is granted. */
export function longestDurationGranted(
  terms: ScheduleTerms,
  durationsMonths: readonly number[],
  isGranted: (plan: RepaymentPlan) => boolean,
): number | null {
  const isPossible = (durationMonths: number) => {
    const plan = planRepayment({ ...terms, durationMonths });
    return plan.ok && isGranted(plan.value);
  };
  return durationsMonths.findLast(isPossible) ?? null;
}

/** A sum too small for the duration has no schedule at all, so the search goes on above it. */
function paymentFit(terms: ScheduleTerms, maxMonthlyPaymentCents: number): "fits" | "tooHigh" | "impossible" {
  const plan = planRepayment(terms);
  if (!plan.ok) return "impossible";
  return isWithin(plan.value, maxMonthlyPaymentCents) ? "fits" : "tooHigh";
}

const isWithin = ({ totalPayableCents, rows }: RepaymentPlan, maxMonthlyPaymentCents: number): boolean =>
  totalPayableCents <= maxMonthlyPaymentCents * rows.length;
