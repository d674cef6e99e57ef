import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  formatMoney,
  formatMoneyInput,
  parseDecimalMoney,
  parseMoney,
  shareHalfUp,
  toDecimalMoney,
} from "../../../app/domain/money.ts";
import { MONEY_MAX_CENTS } from "../../../app/domain/limits.ts";
import { anyText } from "./any-text.ts";

const cents = (text: string, options = {}) => {
  const outcome = parseMoney(text, options);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe("F-222: an amount is read as people write it", () => {
  test.each([
    ["1234,5", 123450],
    ["1234.50", 123450],
    ["1 234,56", 123456],
    ["1\u00A0234,56", 123456],
    ["1\u202F234,56\u00A0€", 123456],
    ["€1,234.50", 123450],
    ["1.234,50", 123450],
    ["999 999.99", 99999999],
    ["0", 0],
    ["007", 700],
    [" 12 ", 1200],
    ["1,5", 150],
  ])("%j is %i cents", (text, expected) => expect(cents(text)).toBe(expected));

  test.each(["1e5", "0x1", "NaN", "Infinity", "", " ", "1,", ",5", "1.2.3", "12 EUR", "１２", "1.23,50", "--1", "€"])(
    "R-E9: %j is no amount",
    (text) => expect(cents(text)).toBe("format"),
  );

  test.each(["12.345", "0.005", "1.005", "1,234", "1.234,567"])("%j has too many decimals and is not rounded", (text) =>
    expect(cents(text)).toBe("decimals"),
  );

  test("R-E9: a negative amount needs leave, and minus zero is zero", () => {
    expect(cents("-5")).toBe("negative");
    expect(cents("-0")).toBe("negative");
    expect(cents("-5,25", { negative: true })).toBe(-525);
    expect(Object.is(cents("-0", { negative: true }), 0)).toBe(true);
  });

  test("R-E9: an amount of twelve digits stays exact, one of fourteen is too large", () => {
    expect(cents("999999999999.99")).toBe(99_999_999_999_999);
    expect(cents("99999999999999")).toBe("tooLarge");
  });
});

describe("F-418: an amount is shown with two decimals", () => {
  test("Lithuanian uses no-break spaces and a comma, English commas and a point", () => {
    expect(formatMoney(123450, "lt")).toBe("1\u00A0234,50\u00A0€");
    expect(formatMoney(123450, "en")).toBe("€1,234.50");
    expect(formatMoney(5, "lt")).toBe("0,05\u00A0€");
    expect(formatMoney(-123456789, "lt")).toBe("\u22121\u00A0234\u00A0567,89\u00A0€");
    expect(formatMoney(-5, "en")).toBe("\u2212€0.05");
  });

  test("a form field shows it without the sign of the currency", () => {
    expect(formatMoneyInput(123456)).toBe("1\u00A0234,56");
    expect(formatMoneyInput(100, "en")).toBe("1.00");
  });

  test("a fraction of a cent is a fault of the program", () => {
    expect(() => formatMoney(0.5, "lt")).toThrow(RangeError);
    expect(() => toDecimalMoney(Number.NaN)).toThrow(RangeError);
  });
});

describe("the wire has decimal strings", () => {
  test.each([
    ["1234.50", 123450],
    ["0.1", 10],
    ["-3", -300],
    ["33.335", 3334],
    ["33.334999", 3333],
    ["12.50", 1250],
  ])("%j is %i cents", (text, expected) => expect(parseDecimalMoney(text)).toBe(expected));

  test.each(["", "1,5", "1e3", "abc", "1 000"])("%j is none", (text) => expect(parseDecimalMoney(text)).toBeNull());

  test("L-2.1: prices are rounded before they are multiplied", () => {
    expect((parseDecimalMoney("33.335") ?? 0) * 3).toBe(10002);
  });
});

describe("properties", () => {
  const amounts = fc.integer({ min: 0, max: MONEY_MAX_CENTS });

  test("every shown amount is read back as itself, in both languages and on the wire", () => {
    fc.assert(
      fc.property(fc.integer({ min: -MONEY_MAX_CENTS, max: MONEY_MAX_CENTS }), (amount) => {
        for (const language of ["lt", "en"] as const) {
          expect(cents(formatMoney(amount, language), { negative: true })).toBe(amount);
          expect(cents(formatMoneyInput(amount, language), { negative: true })).toBe(amount);
        }
        expect(parseDecimalMoney(toDecimalMoney(amount))).toBe(amount);
      }),
    );
  });

  test("R-E9: 100 000 random sums equal those of whole numbers", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 100, maxLength: 100 }), (values) => {
        const read = values.map((value) => Number(cents(formatMoneyInput(value))));
        const oracle = values.reduce((sum, value) => sum + BigInt(value), 0n);
        expect(BigInt(read.reduce((sum, value) => sum + value, 0))).toBe(oracle);
      }),
    );
  });

  test("any text gives an amount or a reason, never an exception", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const value = cents(text);
        expect(typeof value === "string" || Number.isSafeInteger(value)).toBe(true);
      }),
    );
  });

  test("L-2.1: a share is rounded half up exactly", () => {
    expect(shareHalfUp(10005, 5000, 10000)).toBe(5003);
    expect(shareHalfUp(10005, 4999, 10000)).toBe(5001);
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10000 }), (amount, points) => {
        const exact = BigInt(amount) * BigInt(points);
        expect(BigInt(shareHalfUp(amount, points, 10000))).toBe((exact * 2n + 10000n) / 20000n);
      }),
    );
  });
});
