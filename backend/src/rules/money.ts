import { multiplyFractions, multiplyRounded, parseFraction, toFraction } from "./fraction.ts";
import type { DecimalText } from "./schedule-types.ts";

const CENTS_PER_EURO = 100;
const ONE_PERCENT = toFraction(1, 100);

/**
 * Reads euros such as `"1234.56"` as integer cents; more than two decimals are rounded half up (F-238).
 * @throws RangeError when the text is not a plain decimal number.
 */
export function parseCents(euros: DecimalText): number {
  return multiplyRounded(CENTS_PER_EURO, parseFraction(euros));
}

/** Writes integer cents as euros with two decimals, the form of the wire: `123456` → `"1234.56"`. */
export function formatCents(cents: number): DecimalText {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A percent of an amount, rounded half up to a cent (L-2.1): `percentOf(67899, "10")` is 6790. */
export function percentOf(cents: number, percent: DecimalText): number {
  return multiplyRounded(cents, multiplyFractions(parseFraction(percent), ONE_PERCENT));
}
