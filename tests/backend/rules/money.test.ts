import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divideRounded, multiplyRounded, toFraction } from "../../../backend/src/rules/fraction.ts";
import { formatCents, parseCents, percentOf } from "../../../backend/src/rules/money.ts";

describe("Money in integer cents", () => {
  test.each([
    ["1234.56", 123456],
    ["0", 0],
    ["5", 500],
    ["0.1", 10],
    ["33.335", 3334],
    ["33.33499999", 3333],
    ["-12.50", -1250],
    ["9999999999999.99", 999999999999999],
  ])("%s euros are %i cents, half up and without binary fractions", (euros, cents) => {
    expect(parseCents(euros)).toBe(cents);
  });

  test.each(["", "1,5", "1e3", "abc", "1.", ".5", " 1", "0x10"])("„%s“ is not an amount", (text) => {
    expect(() => parseCents(text)).toThrow(RangeError);
  });

  test("an amount written and read again is the same amount", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(parseCents(formatCents(cents))).toBe(cents);
      }),
    );
  });

  test.each([
    [67899, "10", 6790],
    [104040, "0.51", 531],
    [10050, "0.5", 50],
    [10100, "0.5", 51],
    [29, "50", 15],
  ])("O7: %i cents × %s percent is %i cents, half a cent goes up", (cents, percent, expected) => {
    expect(percentOf(cents, percent)).toBe(expected);
  });

  test("a product of cents and a fraction is the rational one, below and above 2^53", () => {
    const amount = fc.oneof(fc.integer({ min: -1e9, max: 1e9 }), fc.maxSafeInteger());
    const part = fc.integer({ min: 1, max: 2 ** 40 });
    fc.assert(
      fc.property(amount, part, part, fc.constantFrom("half-up", "up", "down"), (cents, top, bottom, rounding) => {
        const exact = divideRounded(BigInt(cents) * BigInt(top), BigInt(bottom), rounding);
        fc.pre(exact <= BigInt(Number.MAX_SAFE_INTEGER) && exact >= -BigInt(Number.MAX_SAFE_INTEGER));
        expect(BigInt(multiplyRounded(cents, toFraction(top, bottom), rounding))).toBe(exact);
      }),
    );
  });
});
