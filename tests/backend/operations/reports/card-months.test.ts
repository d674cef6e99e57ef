import { expect, test } from "vitest";
import { APPLICATION_COLUMNS } from "../../../../backend/src/operations/reports/application-columns.ts";
import type { FoundApplication } from "../../../../backend/src/operations/reports/found-applications.ts";

const monthsOf = (contractType: number) =>
  APPLICATION_COLUMNS.months.cell({ contractType, months: 12 } as FoundApplication, "lt");

test("F-277, F-389: reports say no months of a card, which has no end, and those of every other credit", () => {
  expect(monthsOf(6)).toBeNull();
  expect([3, 5, 7].map(monthsOf)).toEqual(["12", "12", "12"]);
});
