import { describe, expect, test } from "vitest";
import type { ZodType } from "zod";
import { IncomeType, incomeTypes } from "../../../../app/domain/enumerations/income-type.ts";
import { choiceField, choiceOfNumbers, optionalChoiceField } from "../../../../app/domain/fields/choice-field.ts";
import { flagField, tickedFlagField, yesNoField } from "../../../../app/domain/fields/flag-field.ts";
import { integerField, optionalIntegerField } from "../../../../app/domain/fields/integer-field.ts";
import { isoDayField, optionalIsoDayField } from "../../../../app/domain/fields/iso-day-field.ts";
import { moneyField, moneyOrZeroField, optionalMoneyField } from "../../../../app/domain/fields/money-field.ts";
import { optionalText, requiredText } from "../../../../app/domain/fields/text-field.ts";

/** The value, or the list of findings. */
const read = (schema: ZodType, input: unknown): unknown => {
  const result = schema.safeParse(input);
  return result.success ? result.data : result.error.issues.map((issue) => issue.message);
};

describe("texts", () => {
  const title = requiredText({ min: 2, max: 5 });

  test("a required text wants at least one visible character", () => {
    expect([undefined, "", "  \t "].map((input) => read(title, input))).toEqual([
      ["required"],
      ["required"],
      ["required"],
    ]);
  });

  test("F-198: too short and too long name the limit", () => {
    expect(read(title, "a")).toEqual(["text.min|count=2"]);
    expect(read(title, "abcdef")).toEqual(["text.max|count=5"]);
    expect(read(title, " abcde ")).toBe("abcde");
  });

  test("an optional text is null when empty and keeps the same limits", () => {
    const note = optionalText({ min: 3, max: 5, lines: true });
    expect([undefined, "", "  "].map((input) => read(note, input))).toEqual([null, null, null]);
    expect(read(note, "a\r\nb")).toBe("a\nb");
    expect(read(note, "ab")).toEqual(["text.min|count=3"]);
    expect(read(note, "abcdef")).toEqual(["text.max|count=5"]);
    expect(read(note, "ab\u0000")).toEqual(["text.characters"]);
  });
});

describe("amounts", () => {
  test("F-223: 99.99 against 100.00 says what the least is", () => {
    expect(read(moneyField({ minCents: 10_000 }), "99.99")).toEqual(["money.min|min=100.00"]);
    expect(read(moneyField({ minCents: 10_000 }), "100")).toBe(10_000);
  });

  test("G13: 0.00 to 999 999.99 unless narrower", () => {
    expect(read(moneyField(), "999999,99")).toBe(99_999_999);
    expect(read(moneyField(), "1000000")).toEqual(["money.max|max=999999.99"]);
    expect(read(moneyField(), "999999999999.99")).toEqual(["money.max|max=999999.99"]);
    expect(read(moneyField(), "-1")).toEqual(["money.negative"]);
    expect(read(moneyField({ minCents: -500 }), "-5,00")).toBe(-500);
    expect(read(moneyField(), "12.345")).toEqual(["money.decimals"]);
    expect(read(moneyField(), "1e5")).toEqual(["money.format"]);
  });

  test("F-218: an empty amount is required, null or 0, as the form wants", () => {
    expect(read(moneyField(), "")).toEqual(["required"]);
    expect(read(optionalMoneyField(), " ")).toBeNull();
    expect(read(moneyOrZeroField(), undefined)).toBe(0);
    expect(read(moneyOrZeroField(), "1,50")).toBe(150);
  });
});

describe("whole numbers and days", () => {
  test("F-219: 1 to 15 members; 0 and 1.5 are refused", () => {
    const members = integerField({ min: 1, max: 15 });
    expect(read(members, "4")).toBe(4);
    expect(read(members, "0")).toEqual(["number.min|min=1"]);
    expect(read(members, "16")).toEqual(["number.max|max=15"]);
    expect(read(members, "1.5")).toEqual(["number.integer"]);
    expect(read(members, "du")).toEqual(["number.format"]);
    expect(read(optionalIntegerField({ min: 1, max: 15 }), "")).toBeNull();
  });

  test("F-286: a day within bounds", () => {
    const day = isoDayField({ min: "2026-01-01", max: "2026-12-31", maxKey: "date.future" });
    expect(read(day, "31.12.2026")).toBe("2026-12-31");
    expect(read(day, "2025-12-31")).toEqual(["date.min|min=2026-01-01"]);
    expect(read(day, "2027-01-01")).toEqual(["date.future|max=2026-12-31"]);
    expect(read(day, "2026-02-30")).toEqual(["date.impossible"]);
    expect(read(day, "30/01/2026")).toEqual(["date.format"]);
    expect(read(optionalIsoDayField(), "")).toBeNull();
  });
});

describe("choices and ticks", () => {
  test("R-E12, F-214: a forged code is refused, also one that only another form offers", () => {
    expect(read(choiceField(incomeTypes), "7")).toBe(IncomeType.farmer);
    expect(read(choiceField(incomeTypes), "5")).toEqual(["choice.unknown"]);
    expect(read(choiceField(incomeTypes, [IncomeType.worker]), "7")).toEqual(["choice.unknown"]);
    expect(read(optionalChoiceField(incomeTypes), "")).toBeNull();
    expect(read(choiceField(incomeTypes), "x".repeat(100_000))).toEqual(["text.max|count=60"]);
  });

  test("a fixed list of numbers", () => {
    expect(read(choiceOfNumbers([11, 13]), "13")).toBe(13);
    expect(read(choiceOfNumbers([11, 13]), "013")).toEqual(["choice.unknown"]);
  });

  test("an unticked box is absent, a ticked one is „on“", () => {
    expect([undefined, "", "off", "0"].map((input) => read(flagField(), input))).toEqual([false, false, false, false]);
    expect(["on", "1", "true", "yes"].map((input) => read(flagField(), input))).toEqual([true, true, true, true]);
    expect(read(flagField(), "perhaps")).toEqual(["choice.unknown"]);
    expect(read(tickedFlagField("consents.dataPolicy"), undefined)).toEqual(["consents.dataPolicy"]);
    expect(read(tickedFlagField("consents.dataPolicy"), "on")).toBe(true);
  });

  test("a pair of radio buttons must be answered", () => {
    expect(read(yesNoField(), "no")).toBe(false);
    expect(read(yesNoField(), "yes")).toBe(true);
  });

  test.each([
    ["a select or a group", choiceField(incomeTypes), "choice.required"],
    ["a list of numbers", choiceOfNumbers([11, 13]), "choice.required"],
    ["a variant by its number", integerField({ min: 1, max: 9, required: "choice.required" }), "choice.required"],
    ["a pair of answers", yesNoField(), "choice.yesNo"],
    ["a tick", tickedFlagField(), "tick.required"],
  ] as const)("F-197: %s that is empty is not told to be filled in", (_, field, finding) => {
    expect([undefined, ""].map((input) => read(field, input))).toEqual([[finding], [finding]]);
  });
});
