import { text, mapped } from "./leaves.ts";

const MOMENT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.\d{1,7})?(Z|[+-]\d{2}:\d{2})?$/;

const LENDERS_CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "medium",
});

/** What the lender's clock shows at a moment, taken as if it were UTC. */
const shownAt = (milliseconds: number): number =>
  Date.parse(`${LENDERS_CLOCK.format(new Date(milliseconds)).replace(" ", "T")}Z`);

/**
 * Reads `yyyy-mm-ddThh:mm:ss`, with its offset or, without one, as the lender's local time (decision under G39).
 * @returns milliseconds since 1970, or null for a text that is no moment
 */
export function parseMoment(raw: string): number | null {
  const [, local, offset] = MOMENT.exec(raw.trim()) ?? [];
  if (local === undefined) return null;
  const asUtc = Date.parse(`${local}${offset ?? "Z"}`);
  if (Number.isNaN(asUtc)) return null;
  return offset === undefined ? asUtc - (shownAt(asUtc) - asUtc) : asUtc;
}

/** A moment as milliseconds since 1970; null when it is absent or unreadable: a wrong clock of a system is no fault of the answer. */
export const moment = mapped(
  text,
  (value) => (value === null ? null : parseMoment(value)),
  (value) => (value === null ? null : new Date(value).toISOString().replace(".000", "")),
);
