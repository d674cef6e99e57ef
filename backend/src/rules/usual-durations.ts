import { offeredDurations } from "./condition-rules.ts";
import type { ConditionVariant } from "./condition-types.ts";

/** Durations that clients usually compare; a variant adds its own shortest and longest. */
const USUAL_MONTHS: readonly number[] = [3, 6, 10, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96, 108, 120];

/** The durations of a variant that are worth a look, ascending; the asked one is among them when the variant has it. */
export function usualDurations(variant: ConditionVariant, askedMonths: number | null): number[] {
  const { minMonths, maxMonths } = variant;
  return offeredDurations(variant).filter(
    (months) => months === minMonths || months === maxMonths || months === askedMonths || USUAL_MONTHS.includes(months),
  );
}
