import { firstPeriodOf } from "./apr-interval.ts";
import { addMonths, daysBetween, monthlyDays, parseIsoDay, type IsoDay } from "./days.ts";
import { OPEN_ENDED_PARTS } from "./schedule-policy.ts";
import type { FirstPeriod, SchedulePolicy, ScheduleTerms } from "./schedule-types.ts";

/** When the payments of a schedule fall due. */
export type ScheduleCalendar = { dueDates: readonly IsoDay[]; firstPeriod: FirstPeriod };

/**
 * First due date: the payment day of the month after the contract, a month later when that leaves less than the
 * minimum first period, and later still by the deferral (L-2.2).
 */
export function firstDueDate(
  terms: Pick<ScheduleTerms, "contractDate" | "paymentDay" | "deferMonths">,
  policy: SchedulePolicy,
): IsoDay {
  const next = addMonths(terms.contractDate, 1, terms.paymentDay);
  const isTooSoon = daysBetween(terms.contractDate, next) < policy.minFirstPeriodDays;
  return addMonths(next, (isTooSoon ? 1 : 0) + (terms.deferMonths ?? 0), terms.paymentDay);
}

/** All due dates and the first interval. Open-ended credit is repaid monthly from the contract day (L-1.4 k). */
export function calendarOf(terms: ScheduleTerms, policy: SchedulePolicy): ScheduleCalendar {
  const isOpenEnded = terms.isOpenEnded === true;
  const paymentDay = isOpenEnded ? parseIsoDay(terms.contractDate).day : terms.paymentDay;
  const first = isOpenEnded ? addMonths(terms.contractDate, 1) : firstDueDate(terms, policy);
  return {
    dueDates: monthlyDays(first, isOpenEnded ? OPEN_ENDED_PARTS : terms.durationMonths, paymentDay),
    firstPeriod: firstPeriodOf(terms.contractDate, first, paymentDay),
  };
}
