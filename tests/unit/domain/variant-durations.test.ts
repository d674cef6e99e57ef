import { expect, test } from "vitest";
import { allowsMonths, hasWinterPayments, offeredMonths } from "~/domain/variant-durations.ts";

const SIX_TO_SIXTY = { durationFromMonths: 6, durationToMonths: 60, durationStepMonths: 3 };

test.each([
  ["a variant with them, for six months", { winterPayments: true }, 6, true],
  ["the same variant for five", { winterPayments: true }, 5, false],
  ["a variant without them, however long", { winterPayments: false }, 48, false],
  ["before a variant is chosen", undefined, 48, false],
])("F-278: smaller winter payments with %s", (_case, variant, months, offered) => {
  expect(hasWinterPayments(variant, months)).toBe(offered);
});

test("F-269: a variant allows what lies between its shortest and its longest, by its step from the shortest", () => {
  expect([5, 6, 7, 8, 9, 60, 63].filter((months) => allowsMonths(SIX_TO_SIXTY, months))).toEqual([6, 9, 60]);
});

test("F-269: offered are the lengths that buyers compare, and the shortest and longest of the variant", () => {
  expect(offeredMonths(SIX_TO_SIXTY)).toEqual([6, 12, 18, 24, 30, 36, 48, 60]);
  expect(offeredMonths({ durationFromMonths: 7, durationToMonths: 11, durationStepMonths: 1 })).toEqual([7, 10, 11]);
});
