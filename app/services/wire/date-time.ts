import { isoDayInVilnius, lastDayOfMonth, type IsoDay } from "~/domain/iso-day.ts";

/** A legal xsd:date or xsd:dateTime, as far as years of four digits go. */
const DATE_TIME =
  /^(\d{4})-(\d{2})-(\d{2})(?:T((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d|24:00:00)(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

const LAST_DAY = "9999-12-31";

const LENDERS_CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "medium",
});

/** The parts of a text as the wire writes days and moments; null when it is neither, or the calendar has no such day. */
function readParts(text: string) {
  const parts = DATE_TIME.exec(text.trim());
  if (parts === null) return null;
  const [, year = "", month = "", day = "", time, zone] = parts;
  const isInCalendar =
    Number(year) > 0 &&
    Number(month) >= 1 &&
    Number(month) <= 12 &&
    Number(day) >= 1 &&
    Number(day) <= lastDayOfMonth(Number(year), Number(month));
  return isInCalendar ? { date: `${year}-${month}-${day}`, time, zone } : null;
}

/** What the lender's clock shows at a moment, taken as if it were UTC. */
const shownAt = (milliseconds: number): number =>
  Date.parse(`${LENDERS_CLOCK.format(new Date(milliseconds)).replace(" ", "T")}Z`);

/**
 * Reads a moment, with its zone or, without one, as the lender's local time (decision under G39).
 * @returns milliseconds since 1970, or null for a text that is no moment
 */
export function parseMoment(text: string): number | null {
  const parts = readParts(text);
  if (parts?.time === undefined) return null;
  const asUtc = Date.parse(`${parts.date}T${parts.time}${parts.zone ?? "Z"}`);
  return parts.zone === undefined ? asUtc - (shownAt(asUtc) - asUtc) : asUtc;
}

/**
 * Reads a day: of a text with a zone the one that Vilnius had at that moment, of one without the day that is written (O29). The end of a day
 * (`24:00:00`) is the beginning of the next.
 */
export function parseWireDay(text: string): IsoDay | null {
  const parts = readParts(text);
  if (parts === null) return null;
  const { date, time = "00:00:00", zone } = parts;
  if (zone === undefined && time !== "24:00:00") return date;
  const day =
    zone === undefined
      ? new Date(Date.parse(`${date}T${time}Z`)).toISOString().slice(0, LAST_DAY.length)
      : isoDayInVilnius(new Date(Date.parse(`${date}T${time}${zone}`)));
  return day.length > LAST_DAY.length || day.startsWith("+") ? LAST_DAY : day;
}
