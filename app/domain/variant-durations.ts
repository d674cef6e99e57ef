import { WINTER_PAYMENTS_MIN_MONTHS } from "./limits.ts";

/** What a condition variant says of its durations (F-269). */
export interface Durations {
  readonly durationFromMonths: number;
  readonly durationToMonths: number;
  readonly durationStepMonths: number | null;
}

/** Lengths that buyers usually compare; a variant adds its own shortest and longest. */
const USUAL_MONTHS: readonly number[] = [3, 6, 10, 12, 18, 24, 30, 36, 48, 60, 72, 84, 96, 108, 120];

/** Whether a variant allows a number of months: from its shortest by its step to its longest (F-269). */
export const allowsMonths = (
  { durationFromMonths: min, durationToMonths: max, durationStepMonths: step }: Durations,
  months: number,
): boolean => months >= min && months <= max && (months - min) % Math.max(step ?? 1, 1) === 0;

/** What is offered of a variant's durations, shortest first; every other one that it allows may be typed. */
export function offeredMonths(variant: Durations): number[] {
  const { durationFromMonths: min, durationToMonths: max } = variant;
  const worth = new Set([min, ...USUAL_MONTHS, max]);
  return [...worth].filter((months) => allowsMonths(variant, months)).sort((one, other) => one - other);
}

/** Smaller winter payments need a variant with them, and another season to pay the rest in (F-278, L-2.5). */
export const hasWinterPayments = (variant: { winterPayments: boolean } | undefined, durationMonths: number): boolean =>
  variant?.winterPayments === true && durationMonths >= WINTER_PAYMENTS_MIN_MONTHS;
