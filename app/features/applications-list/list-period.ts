import { addDays, type IsoDay } from "~/domain/iso-day.ts";

/** Longest period on the screen, and the one shown when nobody asks for another (decision under G10). */
export const SCREEN_PERIOD_DAYS = 366;
const DEFAULT_PERIOD_DAYS = 30;

/** Both days belong to it. */
export type Period = { from: IsoDay; to: IsoDay };

/**
 * The days that count: those given, else the last 30. A first day that was emptied on purpose goes back as far as the
 * screen allows.
 */
export function resolvePeriod(
  given: { from: IsoDay | null; to: IsoDay | null },
  isFromEmptied: boolean,
  today: IsoDay,
): Period {
  const to = given.to ?? today;
  return { from: given.from ?? addDays(to, -(isFromEmptied ? SCREEN_PERIOD_DAYS : DEFAULT_PERIOD_DAYS)), to };
}
