import { issueMessage } from "~/domain/issue.ts";
import { addDays, daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import type { Finding, ListContext } from "~/lists/define-list.ts";

/** Longest period on the screen, and the one shown when the address names no other (decision under G10). */
export const SCREEN_PERIOD_DAYS = 366;
const DEFAULT_PERIOD_DAYS = 30;

/** Both days belong to it; empty where every day counts. */
export type Period = { from: IsoDay | ""; to: IsoDay | "" };

const EVERY_DAY: Period = { from: "", to: "" };

/** What names its rows exactly: they are wanted however old they are. */
type Exact = { number: string | null; personalCode: string | null };

const isExact = ({ number, personalCode }: Exact): boolean => number !== null || personalCode !== null;

type TypedPeriod = Exact & { from: IsoDay | null; to: IsoDay | null };

/**
 * The days that count: those given, else the last 30. A first day that was emptied on purpose goes back as far as the
 * screen allows. A number or a personal code is looked for in all of them.
 */
export function resolvePeriod(given: TypedPeriod, isFromEmptied: boolean, today: IsoDay): Period {
  if (isExact(given)) return EVERY_DAY;
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, -(isFromEmptied ? SCREEN_PERIOD_DAYS : DEFAULT_PERIOD_DAYS)), to };
}

/** A period backwards, or longer than the screen shows; the export has no such bound (decision under G10). */
export function findPeriodFault(
  { from, to, ...exact }: TypedPeriod,
  { today, unbounded = false }: ListContext,
): Finding[] {
  const last = to ?? today;
  if (from === null || isExact(exact)) return [];
  if (from > last) return [{ name: "from", message: issueMessage("date.order") }];
  if (unbounded || daysBetween(from, last) <= SCREEN_PERIOD_DAYS) return [];
  return [{ name: "from", message: issueMessage("date.span", { days: SCREEN_PERIOD_DAYS }) }];
}
