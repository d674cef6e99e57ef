import { addDays, isIsoDay, type IsoDay } from "../rules/days.ts";
import { toBusinessDay } from "../time/business-day.ts";

/** A legal xsd:date or xsd:dateTime, as far as years of four digits go. */
const DATE_TIME =
  /^(\d{4}-\d{2}-\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

/**
 * The day of an xsd:date or xsd:dateTime: with a zone the one that Vilnius had at that moment, without one the day that is written (O29). The end of
 * a day (`24:00:00`) is the beginning of the next. Null for a text that is neither, or that the calendar does not know.
 */
export function toVilniusDay(text: string): IsoDay | null {
  const [, day = "", time = "00:00:00", zone] = DATE_TIME.exec(text) ?? [];
  if (!isIsoDay(day)) return null;
  if (zone !== undefined) return toBusinessDay(new Date(`${day}T${time}${zone}`));
  return time === "24:00:00" ? addDays(day, 1) : day;
}
