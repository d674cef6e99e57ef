import { describe, expect, test } from "vitest";
import { declaredLoansSchema, householdSizeField, isSpouseLeftOut } from "../../../app/domain/household.ts";
import { findFamilyIncomeProblem, futureIncomeSchema } from "../../../app/domain/income.ts";
import { incomeLineSchema, valuedLineSchema } from "../../../app/domain/income-line.ts";
import { issuesOf } from "./issues-of.ts";

describe("the household", () => {
  test("F-219: 1 to 15 members", () => {
    expect(["1", "15"].map((text) => householdSizeField().safeParse(text).success)).toEqual([true, true]);
    expect(["0", "16", "1.5"].map((text) => householdSizeField().safeParse(text).success)).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    [1, 0, 1, false],
    [null, null, 1, false],
    [2, 0, 1, true],
    [null, 1, 1, true],
    [1, 2, 1, true],
    [2, 2, 2, false],
    [2, null, null, false],
  ])("F-219, C18: status %s and spouse mode %s with %s members leave the spouse out: %s", (...stated) => {
    const [maritalStatus, spouseMode, members, isLeftOut] = stated;
    expect(isSpouseLeftOut({ maritalStatus, spouseMode, members })).toBe(isLeftOut);
  });

  test("F-217, F-218: declared loans; empty is 0, negative is refused", () => {
    const loans = declaredLoansSchema.parse({ consumer: "50", mortgage: "310,10", leasing: "" });
    expect(loans).toEqual({ consumer: 5_000, mortgage: 31_010, leasing: 0, other: 0, joint: 0 });
    expect(issuesOf(declaredLoansSchema.safeParse({ other: "-1" }))).toEqual({ other: ["money.negative"] });
  });
});

describe("income of a person", () => {
  test("F-221: future income only when it will decrease", () => {
    expect(futureIncomeSchema.parse({ amount: "" })).toBeNull();
    expect(futureIncomeSchema.parse({ willDecrease: "on", amount: "900" })).toBe(90_000);
    expect(issuesOf(futureIncomeSchema.safeParse({ willDecrease: "on" }))).toEqual({ amount: ["required"] });
  });

  test("F-221: a future income without its tick is told at the tick, not dropped", () => {
    expect(issuesOf(futureIncomeSchema.safeParse({ amount: "900" }))).toEqual({
      willDecrease: ["income.futureWithoutTick"],
    });
  });

  test("F-220: the family's income is above 0", () => {
    expect(findFamilyIncomeProblem(0)).toBe("income.familyZero");
    expect(findFamilyIncomeProblem(1)).toBeNull();
  });
});

describe("an income line", () => {
  const LINE = { kind: "1", title: "Darbo užmokestis", from: "2024-01-01", to: "2030-12-31" };

  test.each([
    ["as the shop's user puts it down", incomeLineSchema],
    ["as a manager values it", valuedLineSchema],
  ])("F-294: %s says an amount above 0", (_who, schema) => {
    expect(issuesOf(schema.safeParse({ ...LINE, amount: "0" }))).toEqual({ amount: ["money.min|min=0.01"] });
    expect(schema.safeParse({ ...LINE, amount: "0,01" }).success).toBe(true);
  });

  test("F-296: a manager may correct an amount to 0", () => {
    expect(valuedLineSchema.safeParse({ ...LINE, amount: "900", corrected: "0" }).success).toBe(true);
  });
});
