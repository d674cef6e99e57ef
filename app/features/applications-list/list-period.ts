import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { issueMessage } from "~/domain/issue.ts";
import { addDays, daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import type { Finding, ListContext } from "~/lists/define-list.ts";

/** Longest period on the screen, and the one shown when the address names no other (decision under G10). */
export const SCREEN_PERIOD_DAYS = 366;
const DEFAULT_PERIOD_DAYS = 30;

/** Both days belong to it; empty where every day counts. */
export type Period = { from: IsoDay | ""; to: IsoDay | "" };

const EVERY_DAY: Period = { from: "", to: "" };

/** What names its rows exactly, or asks for those that are archived: they are wanted however old they are (F-163). */
type Exact = { number: string | null; personalCode: string | null; category: string | null; status: number | null };

const isExact = ({ number, personalCode, category, status }: Exact): boolean =>
  number !== null ||
  personalCode !== null ||
  category === ListCategory.archived ||
  status === ApplicationStatus.archive;

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

/** Why every day counts, by what the filter is filled in with; null where a period does. */
export const everyDayBecause = (
  { to }: Period,
  { number, personalCode }: Readonly<Record<string, unknown>>,
): "exact" | "archived" | null => (to !== "" ? null : number || personalCode ? "exact" : "archived");

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
