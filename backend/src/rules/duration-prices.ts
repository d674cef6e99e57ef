import { isWinterOffered } from "./condition-rules.ts";
import type { ConditionVariant } from "./condition-types.ts";
import { computeSchedule } from "./schedule.ts";
import type { Schedule, ScheduleImpossibleCause, ScheduleTerms } from "./schedule-types.ts";
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

/** Why a duration has no price: it makes no schedule, its payment is below the smallest one (G17), or its price above a legal cap. */
export type UnpricedCause =
  | { readonly kind: "impossible"; readonly cause: ScheduleImpossibleCause }
  | { readonly kind: "paymentTooSmall"; readonly missedCents: number }
  | { readonly kind: "illegal" };

/** A duration that is never proposed for this credit. */
export interface UnpricedDuration {
  readonly durationMonths: number;
  readonly why: UnpricedCause;
}

/** Each duration of a variant with its price, or with why it has none. */
export interface DurationPrices {
  readonly prices: DurationPrice[];
  readonly unpriced: UnpricedDuration[];
}

/** The prices of a credit by the durations of its variant, ascending (F-266, F-279). A credit without an end has no durations to compare. */
export function durationPrices(variant: ConditionVariant, terms: ScheduleTerms): DurationPrices {
  const found: DurationPrices = { prices: [], unpriced: [] };
  if (variant.isOpenEnded) return found;
  for (const durationMonths of usualDurations(variant, terms.durationMonths)) {
    const hasSmallWinterPayments = terms.hasSmallWinterPayments === true && isWinterOffered(variant, durationMonths);
    const own = { ...terms, durationMonths, hasSmallWinterPayments };
    const plan = computeSchedule(own);
    const why = plan.ok ? whyNotProposed(own, plan.value) : ({ kind: "impossible", cause: plan.cause } as const);
    if (plan.ok && why === null) found.prices.push(toPrice(durationMonths, plan.value));
    if (why !== null) found.unpriced.push({ durationMonths, why });
  }
  return found;
}

function whyNotProposed(terms: ScheduleTerms, schedule: Schedule): UnpricedCause | null {
  const missedCents = missedSmallestPayment(terms, schedule);
  if (missedCents !== null) return { kind: "paymentTooSmall", missedCents };
  const { caps } = schedule;
  return caps.isOtherCostsLegal && caps.isRateLegal && caps.isTotalCostLegal ? null : { kind: "illegal" };
}

const toPrice = (durationMonths: number, schedule: Schedule): DurationPrice => ({
  durationMonths,
  paymentCount: schedule.rows.length,
  monthlyPaymentCents: schedule.monthlyPaymentCents,
  totalPayableCents: schedule.totalPayableCents,
  totalCostCents: schedule.totalCostCents,
  apr: schedule.apr,
});
