import { scheduleRulesOn } from "../configuration/configuration.ts";
import { offeredDurations } from "./condition-rules.ts";
import type { ConditionVariant } from "./condition-types.ts";
import { planRepayment } from "./repayment-plan.ts";
import type { RepaymentPlan, ScheduleTerms } from "./schedule-types.ts";

const CENTS_PER_EURO = 100;

/**
 * The least monthly payment in cents that a credit falls short of, or null when it does not (decision under G17). A card
 * has no monthly payment of its own.
 */
export function missedSmallestPayment(terms: ScheduleTerms, plan: RepaymentPlan): number | null {
  const { minMonthlyPaymentCents } = scheduleRulesOn(terms.contractDate);
  const isTooSmall = terms.isOpenEnded !== true && plan.monthlyPaymentCents < minMonthlyPaymentCents;
  return isTooSmall ? minMonthlyPaymentCents : null;
}

/** A credit whose monthly payment is too small, and what would pass. */
export interface SmallPayment {
  readonly minCents: number;
  /** The longest duration of the variant for the same sum; null where none passes. */
  readonly longestMonths: number | null;
  /** Where no duration passes, the least whole euros for the same duration, in cents; null where the variant takes no such sum. */
  readonly leastSumCents: number | null;
}

const isBigEnough = (terms: ScheduleTerms): boolean => {
  const plan = planRepayment(terms);
  return plan.ok && missedSmallestPayment(terms, plan.value) === null;
};

/** What is wrong with the monthly payment of a credit, and what would pass; null where nothing is, and where there is no schedule at all. */
export function findSmallPayment(variant: ConditionVariant, terms: ScheduleTerms): SmallPayment | null {
  const plan = planRepayment(terms);
  const minCents = plan.ok ? missedSmallestPayment(terms, plan.value) : null;
  if (minCents === null) return null;
  const longestMonths =
    offeredDurations(variant)
      .filter((durationMonths) => durationMonths < terms.durationMonths)
      .reverse()
      .find((durationMonths) => isBigEnough({ ...terms, durationMonths })) ?? null;
  return { minCents, longestMonths, leastSumCents: longestMonths === null ? leastSum(variant, terms) : null };
}

/** Binary search over the schedule itself: the payment grows with the sum. */
function leastSum({ sumLimits }: ConditionVariant, terms: ScheduleTerms): number | null {
  let low = Math.ceil(Math.max(terms.creditSumCents, sumLimits.minCents) / CENTS_PER_EURO);
  let high = Math.floor(sumLimits.maxCents / CENTS_PER_EURO);
  const passes = (euros: number) => isBigEnough({ ...terms, creditSumCents: euros * CENTS_PER_EURO });
  if (low > high || !passes(high)) return null;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (passes(middle)) high = middle;
    else low = middle + 1;
  }
  return low * CENTS_PER_EURO;
}
