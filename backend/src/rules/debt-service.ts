import { multiplyRounded, parseFraction, toFraction } from "./fraction.ts";
import type { DecimalText } from "./schedule-types.ts";

const BASIS_POINTS = 10_000;

/**
 * Debt service to income (DSTI) in 1/100 of a percent, half up. The payment is `totalCents / months`, kept exact.
 * Null without income.
 */
export function debtServiceBasisPoints(totalCents: number, months: number, incomeCents: number): number | null {
  return incomeCents > 0 ? multiplyRounded(BASIS_POINTS, toFraction(totalCents, months * incomeCents)) : null;
}

/** A share such as `"0.40"` in 1/100 of a percent. */
export function shareBasisPoints(share: DecimalText): number {
  return multiplyRounded(BASIS_POINTS, parseFraction(share));
}
