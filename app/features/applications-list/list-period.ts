import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { ListCategory } from "~/domain/enumerations/list-category.ts";
import { issueMessage } from "~/domain/issue.ts";
import { addDays, daysBetween, type IsoDay } from "~/domain/iso-day.ts";
import type { Finding, ListContext } from "~/lists/define-list.ts";
import { SCREEN_PERIOD_DAYS } from "~/lists/screen-period.ts";

/** The period shown when the address names no other (decision under G10). */
const DEFAULT_PERIOD_DAYS = 30;

/** Both days belong to it. */
export type Period = { from: IsoDay; to: IsoDay };

/** A filter as it was read, or as it stands in an address. */
type Exact = Readonly<Partial<Record<"number" | "personalCode" | "category" | "status", string | number | null>>>;

const ARCHIVED = String(ApplicationStatus.archive);

/**
 * Why every day counts, whatever the fields of the period show; null where they do. What names its rows exactly is wanted however old it is, and so is what is
 * archived (F-163).
 */
export function everyDayBecause({ number, personalCode, category, status }: Exact): "exact" | "archived" | null {
  if (number || personalCode) return "exact";
  return category === ListCategory.archived || String(status) === ARCHIVED ? "archived" : null;
}

type TypedPeriod = Exact & { from: IsoDay | null; to: IsoDay | null };

/**
 * The days of the period's fields: those given, else the last 30. A first day that was emptied on purpose goes back as far as the
 * screen allows. They stay where they do not count, for the next filter (F-159).
 */
export function resolvePeriod(given: TypedPeriod, isFromEmptied: boolean, today: IsoDay): Period {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, -(isFromEmptied ? SCREEN_PERIOD_DAYS : DEFAULT_PERIOD_DAYS)), to };
}

/** A period backwards, or longer than the screen shows; the export has no such bound (decision under G10). */
export function findPeriodFault(
  { from, to, ...exact }: TypedPeriod,
  { today, unbounded = false }: ListContext,
): Finding[] {
  const last = to ?? today;
  if (from === null || everyDayBecause(exact) !== null) return [];
  if (from > last) return [{ name: "from", message: issueMessage("date.order") }];
  if (unbounded || daysBetween(from, last) <= SCREEN_PERIOD_DAYS) return [];
  return [{ name: "from", message: issueMessage("date.span", { days: SCREEN_PERIOD_DAYS }) }];
}
