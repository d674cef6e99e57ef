/** A calendar day as `yyyy-mm-dd`, without time or zone. Two of them compare as text. */
export type IsoDay = string;

/** A day in parts; `month` is 1–12. */
export type CalendarDay = { year: number; month: number; day: number };

const MILLISECONDS_PER_DAY = 86_400_000;
const MONTHS_PER_YEAR = 12;
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;
const TWO_DIGITS: readonly string[] = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, "0"));

/** Number of days of a month (1–12) in the Gregorian calendar. */
function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** True for a text that names a day of the calendar; `2027-02-29` does not. */
export function isIsoDay(text: string): boolean {
  if (!ISO_DAY.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return month >= 1 && month <= MONTHS_PER_YEAR && day >= 1 && day <= daysInMonth(year, month);
}

/** Parts of a day. @throws RangeError when the text is not a day of the calendar. */
export function parseIsoDay(text: IsoDay): CalendarDay {
  if (!isIsoDay(text)) throw new RangeError(`Not a calendar day: ${text}`);
  return partsOf(text);
}

/** The day of a month, or the last one when the month is shorter: day 31 in February is the 28th or 29th. */
function toIsoDay(year: number, month: number, nominalDay: number): IsoDay {
  const day = Math.min(nominalDay, daysInMonth(year, month));
  return `${String(year).padStart(4, "0")}-${TWO_DIGITS[month]}-${TWO_DIGITS[day]}`;
}

/** Moves by whole months; the nominal day keeps 31 January → 28 February → 31 March from drifting. */
export function addMonths(from: IsoDay, months: number, nominalDay?: number): IsoDay {
  const { year, month, day } = parseIsoDay(from);
  const index = year * MONTHS_PER_YEAR + month - 1 + months;
  return toIsoDay(Math.floor(index / MONTHS_PER_YEAR), (index % MONTHS_PER_YEAR) + 1, nominalDay ?? day);
}

/** `count` days of consecutive months, starting with the month of `first`, each clamped from the nominal day. */
export function monthlyDays(first: IsoDay, count: number, nominalDay: number): IsoDay[] {
  let { year, month } = parseIsoDay(first);
  return Array.from({ length: count }, () => {
    const day = toIsoDay(year, month, nominalDay);
    month += 1;
    if (month > MONTHS_PER_YEAR) [year, month] = [year + 1, 1];
    return day;
  });
}

/** Days from one day to another: first excluded, last included; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return dayNumber(to) - dayNumber(from);
}

/** Moves by days. */
export function addDays(from: IsoDay, days: number): IsoDay {
  return new Date((dayNumber(from) + days) * MILLISECONDS_PER_DAY).toISOString().slice(0, "yyyy-mm-dd".length);
}

/** Full years of age on a day; who is born on 29 February grows older on 1 March of a common year. */
export function ageOn(birthDate: IsoDay, day: IsoDay): number {
  const years = parseIsoDay(day).year - parseIsoDay(birthDate).year;
  return day.slice("yyyy-".length) < birthDate.slice("yyyy-".length) ? years - 1 : years;
}

function partsOf(text: IsoDay): CalendarDay {
  return { year: Number(text.slice(0, 4)), month: Number(text.slice(5, 7)), day: Number(text.slice(8, 10)) };
}

function dayNumber(text: IsoDay): number {
  const { year, month, day } = parseIsoDay(text);
  return Date.UTC(year, month - 1, day) / MILLISECONDS_PER_DAY;
}
