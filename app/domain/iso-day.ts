/** A calendar day `yyyy-mm-dd` without a time zone. Days compare as strings. */
export type IsoDay = string;

const MILLISECONDS_A_DAY = 86_400_000;

/** The day of these calendar numbers (month 1–12, years from 1000: nothing that is dated here is older), or null when there is no such day. */
export function toIsoDay(year: number, month: number, day: number): IsoDay | null {
  if (year < 1000 || year > 9999 || month < 1 || month > 12) return null;
  if (day < 1 || day > lastDayOfMonth(year, month)) return null;
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Day of the month in which the given month ends: 28–31. */
export function lastDayOfMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Made once: a formatter costs more than the day that it writes. */
const VILNIUS_DAY = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Vilnius",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/**
 * The calendar day in Lithuania at an instant. Rules that depend on „today“ take this value as an argument, so the
 * server's own time zone never matters.
 */
export function isoDayInVilnius(instant: Date): IsoDay {
  const parts = VILNIUS_DAY.formatToParts(instant);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year").padStart(4, "0")}-${part("month")}-${part("day")}`;
}

/** The day that many days later (earlier when negative). */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(toEpochDay(day) * MILLISECONDS_A_DAY + days * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** The same day of a later month, clamped to the month's end: 31 January + 1 month = 28 or 29 February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const { year, month, dayOfMonth } = partsOf(day);
  const monthIndex = year * 12 + (month - 1) + months;
  const targetYear = Math.floor(monthIndex / 12);
  const targetMonth = (monthIndex % 12) + 1;
  return `${targetYear}-${twoDigits(targetMonth)}-${twoDigits(Math.min(dayOfMonth, lastDayOfMonth(targetYear, targetMonth)))}`;
}

/** The same day of a later year; 29 February becomes 28 February. */
export const addYears = (day: IsoDay, years: number): IsoDay => addMonths(day, years * 12);

/** Whole days from the first day to the second; negative when the second is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => toEpochDay(to) - toEpochDay(from);

function partsOf(day: IsoDay) {
  return { year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)), dayOfMonth: Number(day.slice(8, 10)) };
}

function toEpochDay(day: IsoDay): number {
  const { year, month, dayOfMonth } = partsOf(day);
  return Date.UTC(year, month - 1, dayOfMonth) / MILLISECONDS_A_DAY;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
