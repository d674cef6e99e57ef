import { addMonths, daysBetween, parseIsoDay, type IsoDay } from "./days.ts";
import type { FirstPeriod } from "./schedule-types.ts";

/**
 * The interval from a drawdown to a payment: whole months and then days, both counted backwards from the payment.
 * Steps keep the nominal payment day, so 28 February for day 31 is one month after 31 January
 * (2008/48/EC Annex I remark c with the days rule of 2014/17/EU; L-1.2).
 * @throws RangeError when the payment is earlier than the drawdown.
 */
export function firstPeriodOf(drawdown: IsoDay, payment: IsoDay, nominalDay: number): FirstPeriod {
  if (payment < drawdown) throw new RangeError(`Payment ${payment} precedes the drawdown ${drawdown}`);
  const [from, to] = [parseIsoDay(drawdown), parseIsoDay(payment)];
  let months = (to.year - from.year) * 12 + to.month - from.month;
  if (months > 0 && addMonths(payment, -months, nominalDay) < drawdown) months -= 1;
  const reached = months === 0 ? payment : addMonths(payment, -months, nominalDay);
  return {
    months,
    days: daysBetween(drawdown, reached),
    yearDays: daysBetween(addMonths(reached, -12), reached),
  };
}

/** Length of a first period in years, as the APR formula counts time. */
export function yearsOf(period: FirstPeriod): number {
  return period.months / 12 + period.days / period.yearDays;
}
