import { addDays, addMonths, type IsoDay } from "../rules/days.ts";

const firstOfMonth = (day: IsoDay): IsoDay => `${day.slice(0, "yyyy-mm".length)}-01`;

/** Whole months from a day to another one, both included. */
export function fullMonths(from: IsoDay, to: IsoDay): number {
  const end = addDays(to, 1);
  let months = 0;
  while (addMonths(from, months + 1) <= end) months += 1;
  return months;
}

/** What of the period of an income lies in the months looked at. */
export interface IncomeMonths {
  /** It is paid in the months looked at, or has begun since. */
  readonly isCurrent: boolean;
  /** Of the months from its begin, or the first looked at, to the last: how many it was paid in. */
  readonly share: { readonly paid: number; readonly of: number };
}

/**
 * The months looked at are the last full calendar months before today, as many as the type averages. An income that has ended before them, or begins after
 * today, is none; one that has ended among them counts with the part in which it was paid (O22).
 */
export function incomeMonths(
  { fromDay, toDay }: { fromDay: IsoDay; toDay: IsoDay },
  { windowMonths, today }: { windowMonths: number; today: IsoDay },
): IncomeMonths {
  const monthBegin = firstOfMonth(today);
  const lastDay = addDays(monthBegin, -1);
  const firstDay = addMonths(monthBegin, -windowMonths);
  const begin = fromDay > firstDay ? fromDay : firstDay;
  const isPaidOn = toDay >= lastDay;
  const of = fullMonths(begin, lastDay);
  const paid = isPaidOn ? of : fullMonths(begin, toDay);
  const isBegun = fromDay <= today && toDay >= firstDay;
  return {
    isCurrent: isBegun && (isPaidOn || paid > 0),
    share: { paid, of },
  };
}
