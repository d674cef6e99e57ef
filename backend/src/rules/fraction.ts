import type { DecimalText } from "./schedule-types.ts";

/** An exact ratio of safe integers in lowest terms; the denominator is positive. */
export type Fraction = { readonly numerator: number; readonly denominator: number };

/** Where a fraction of a cent goes; half-up is the rule wherever no other is named. */
export type Rounding = "half-up" | "up" | "down";

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** Makes a fraction. @throws RangeError when a part cannot be held exactly or the denominator is not positive. */
export function toFraction(numerator: number, denominator: number): Fraction {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`Not an exact fraction: ${numerator}/${denominator}`);
  }
  const divisor = greatestCommonDivisor(Math.abs(numerator), denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Reads an exact decimal such as `"12.9"`. @throws RangeError for anything else. */
export function parseFraction(text: DecimalText): Fraction {
  if (!DECIMAL.test(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const point = text.indexOf(".");
  if (point < 0) return toFraction(Number(text), 1);
  return toFraction(Number(text.slice(0, point) + text.slice(point + 1)), 10 ** (text.length - point - 1));
}

/** Exact sum. */
export function addFractions(left: Fraction, right: Fraction): Fraction {
  return toFraction(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

/** Exact product. */
export function multiplyFractions(left: Fraction, right: Fraction): Fraction {
  return toFraction(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** Exact order of two fractions: negative, zero or positive. */
export function compareFractions(left: Fraction, right: Fraction): number {
  const difference =
    BigInt(left.numerator) * BigInt(right.denominator) - BigInt(right.numerator) * BigInt(left.denominator);
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

/**
 * `round(amount × by)` for a whole number of cents, always exact.
 * The quotient of two integers below 2^53 never rounds across a whole number, so `Math.floor` of it is right;
 * greater products go through BigInt.
 */
export function multiplyRounded(amount: number, by: Fraction, rounding: Rounding = "half-up"): number {
  const product = amount * by.numerator;
  if (rounding === "half-up") {
    const shifted = 2 * product + by.denominator;
    if (Math.abs(shifted) <= Number.MAX_SAFE_INTEGER) return Math.floor(shifted / (2 * by.denominator));
  } else if (Math.abs(product) + by.denominator <= Number.MAX_SAFE_INTEGER) {
    return Math.floor((rounding === "up" ? product + by.denominator - 1 : product) / by.denominator);
  }
  return Number(divideRounded(BigInt(amount) * BigInt(by.numerator), BigInt(by.denominator), rounding));
}

/** `round(numerator ÷ denominator)` of big integers with a positive denominator. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (rounding === "half-up") return floorDivide(2n * numerator + denominator, 2n * denominator);
  return floorDivide(rounding === "up" ? numerator + denominator - 1n : numerator, denominator);
}

function floorDivide(numerator: bigint, denominator: bigint): bigint {
  const quotient = numerator / denominator;
  return numerator % denominator < 0n ? quotient - 1n : quotient;
}

function greatestCommonDivisor(left: number, right: number): number {
  let [a, b] = [left, right];
  while (b !== 0) [a, b] = [b, a % b];
  return a;
}
