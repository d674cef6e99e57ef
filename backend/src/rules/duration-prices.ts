import { isWinterOffered } from "./condition-rules.ts";
import type { ConditionVariant } from "./condition-types.ts";
import { computeSchedule } from "./schedule.ts";
import type { Schedule, ScheduleTerms } from "./schedule-types.ts";
import { missedSmallestPayment } from "./smallest-payment.ts";
import { usualDurations } from "./usual-durations.ts";

/** What the same credit costs over a number of months; the figures are those of its schedule. */
export interface DurationPrice {
  readonly durationMonths: number;
  /** Fewer than the months where a long first period has raised the instalments (L-2.3). */
  readonly paymentCount: number;
  readonly monthlyPaymentCents: number;
  readonly totalPayableCents: number;
  /** Without an insurance that is not compulsory (L-2.4). */
  readonly totalCostCents: number;
  readonly apr: Schedule["apr"];
}

/**
 * The prices of a credit by the durations of its variant, ascending (F-266, F-279). Left out is what is never proposed: a duration that makes no
 * schedule, a payment that is too small (G17), a price above a legal cap. A credit without an end has no durations to compare.
 */
export function durationPrices(variant: ConditionVariant, terms: ScheduleTerms): DurationPrice[] {
  if (variant.isOpenEnded) return [];
  return usualDurations(variant, terms.durationMonths).flatMap((durationMonths) => {
    const hasSmallWinterPayments = terms.hasSmallWinterPayments === true && isWinterOffered(variant, durationMonths);
    const own = { ...terms, durationMonths, hasSmallWinterPayments };
    const plan = computeSchedule(own);
    if (!plan.ok || missedSmallestPayment(own, plan.value) !== null) return [];
    const { caps, rows, ...schedule } = plan.value;
    const isLegal = caps.isOtherCostsLegal && caps.isRateLegal && caps.isTotalCostLegal;
    const { monthlyPaymentCents, totalPayableCents, totalCostCents, apr } = schedule;
    const price = {
      durationMonths,
      paymentCount: rows.length,
      monthlyPaymentCents,
      totalPayableCents,
      totalCostCents,
      apr,
    };
    return isLegal ? [price] : [];
  });
}
