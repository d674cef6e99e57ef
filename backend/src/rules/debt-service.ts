import { multiplyRounded, parseFraction, toFraction, type Fraction } from "./fraction.ts";
import type { DecimalText } from "./schedule-types.ts";

const BASIS_POINTS = 10_000;

/**
 * Debt service to income (DSTI): the payment is `totalCents / months`, the income in cents, neither of them rounded.
 * Null without income.
 */
export function debtService(totalCents: number, months: number, income: Fraction): Fraction | null {
  return income.numerator > 0 ? toFraction(totalCents * income.denominator, months * income.numerator) : null;
}

/** A ratio in 1/100 of a percent, half up. */
export const toBasisPoints = (ratio: Fraction): number => multiplyRounded(BASIS_POINTS, ratio);

/** A share such as `"0.40"` in 1/100 of a percent. */
export function shareBasisPoints(share: DecimalText): number {
  return multiplyRounded(BASIS_POINTS, parseFraction(share));
}
