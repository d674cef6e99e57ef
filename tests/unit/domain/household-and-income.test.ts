import { describe, expect, test } from "vitest";
import {
  declaredLoansSchema,
  declaredLoansTotalCents,
  householdSizeField,
  isSpouseModePossible,
} from "../../../app/domain/household.ts";
import { findCertificateProblem, requiredCertificateMonths } from "../../../app/domain/income-certificate.ts";
import { incomeLineSchema, incomeLinesSchema } from "../../../app/domain/income-line.ts";
import { familyIncomeCents, findFamilyIncomeProblem, incomeSchema } from "../../../app/domain/income.ts";
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

  test("G14: a spouse mode other than „no spouse“ takes a marriage", () => {
    expect(([0, 1, 2] as const).map((mode) => isSpouseModePossible(mode, 2))).toEqual([true, true, true]);
    expect(([0, 1, 2] as const).map((mode) => isSpouseModePossible(mode, 1))).toEqual([true, false, false]);
  });

  test("F-217, F-218: declared loans; empty is 0, negative is refused, the sum feeds the ratio", () => {
    const loans = declaredLoansSchema.parse({ consumer: "50", mortgage: "310,10", leasing: "" });
    expect(loans).toEqual({ consumer: 5_000, mortgage: 31_010, leasing: 0, other: 0 });
    expect(declaredLoansTotalCents(loans)).toBe(36_010);
    expect(issuesOf(declaredLoansSchema.safeParse({ other: "-1" }))).toEqual({ other: ["money.negative"] });
  });
});

describe("income of a person", () => {
  const FORM = { monthly: "1500", type: "1", workplace: "UAB Pavyzdys" };

  test("F-221: future income only when it will decrease", () => {
    expect(incomeSchema.parse({ ...FORM, future: { amount: "900" } }).future).toBeNull();
    expect(incomeSchema.parse({ ...FORM, future: { willDecrease: "on", amount: "900" } }).future).toBe(90_000);
    expect(issuesOf(incomeSchema.safeParse({ ...FORM, future: { willDecrease: "on" } }))).toEqual({
      "future.amount": ["required"],
    });
    expect(issuesOf(incomeSchema.safeParse({ ...FORM, future: { willDecrease: "on", amount: "1500" } }))).toEqual({
      "future.amount": ["income.futureAboveCurrent"],
    });
  });

  test("F-220: the family's income is above 0; the spouse counts only when they borrow together", () => {
    expect(([0, 1, 2] as const).map((mode) => familyIncomeCents(mode, 100, 50))).toEqual([100, 100, 150]);
    expect(findFamilyIncomeProblem(0)).toBe("income.familyZero");
    expect(findFamilyIncomeProblem(1)).toBeNull();
  });
});

describe("F-294: income lines", () => {
  const LINE = { type: "1", name: "Darbo užmokestis", amount: "1500", from: "2026-01-01", to: "2026-10-31" };

  test("a line is read; its dates are in order", () => {
    expect(incomeLineSchema.parse(LINE)).toMatchObject({ id: null, type: 1, amount: 150_000, correctedAmount: null });
    expect(issuesOf(incomeLineSchema.safeParse({ ...LINE, to: "2026-01-01" }))).toEqual({ to: ["date.order"] });
    expect(issuesOf(incomeLineSchema.safeParse({ ...LINE, type: "8" }))).toEqual({ type: ["choice.unknown"] });
  });

  test("G19: up to twenty lines a person, removed ones aside", () => {
    const lines = (count: number, extra: object = {}) => Array(count).fill({ ...LINE, ...extra });
    expect(incomeLinesSchema.safeParse([...lines(20), ...lines(20, { ofSpouse: "on" })]).success).toBe(true);
    expect(issuesOf(incomeLinesSchema.safeParse(lines(21)))).toEqual({ "": ["list.max|max=20"] });
    expect(incomeLinesSchema.safeParse([...lines(20), ...lines(1, { removed: "on" })]).success).toBe(true);
    expect(issuesOf(incomeLinesSchema.safeParse(lines(41)))[""]).toContain("list.max|max=40");
  });
});

describe("F-298: the income certificate", () => {
  const TODAY = "2026-11-20";
  const GOOD = { from: "2026-07-01", to: "2026-10-31", issuedOn: "2026-11-06" };

  test("covers the last four full calendar months and is at most fourteen days old", () => {
    expect(requiredCertificateMonths(TODAY)).toEqual(["2026-07", "2026-08", "2026-09", "2026-10"]);
    expect(requiredCertificateMonths("2027-02-01")).toEqual(["2026-10", "2026-11", "2026-12", "2027-01"]);
    expect(findCertificateProblem(GOOD, TODAY)).toBeNull();
  });

  test("the missing months are named", () => {
    expect(findCertificateProblem({ ...GOOD, from: "2026-08-01" }, TODAY)).toBe(
      "income.certificateMonths|months=2026-07",
    );
    expect(findCertificateProblem({ ...GOOD, from: "2026-08-02", to: "2026-10-30" }, TODAY)).toBe(
      `income.certificateMonths|months=${encodeURIComponent("2026-07, 2026-08, 2026-10")}`,
    );
  });

  test("an old one and one from tomorrow are refused", () => {
    expect(findCertificateProblem({ ...GOOD, issuedOn: "2026-11-05" }, TODAY)).toBe("income.certificateTooOld|days=14");
    expect(findCertificateProblem({ ...GOOD, issuedOn: "2026-11-21" }, TODAY)).toBe("date.future");
  });
});
