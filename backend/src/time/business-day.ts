/** Zone in which the lender's days begin and end. */
export const BUSINESS_TIME_ZONE = "Europe/Vilnius";

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone: BUSINESS_TIME_ZONE, dateStyle: "short" });

/** The calendar day in Lithuania at an instant, as yyyy-mm-dd. */
export const toBusinessDay = (instant: Date): string => dayFormat.format(instant);

/** Summer and winter time of that zone. */
const OFFSETS = ["+03:00", "+02:00"] as const;

/** The last second of a calendar day in Lithuania: what lasts until the day's end names 23:59 of it, not 00:00 of the next. */
export function endOfBusinessDay(day: string): Date {
  const ends = OFFSETS.map((offset) => new Date(`${day}T23:59:59${offset}`));
  // With the other offset it is an hour of the day before, or of the day after.
  const end = ends.findLast((instant) => toBusinessDay(instant) === day);
  if (end === undefined) throw new RangeError(`Not a calendar day: ${day}`);
  return end;
}
