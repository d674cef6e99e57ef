import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditTypeOf } from "../../../app/domain/enumerations/credit-type.ts";
import { findModeProblem, spouseModeOf, spouseSchema } from "../../../app/domain/spouse.ts";

const MANTAS = {
  mode: "2",
  personalCode: "38403179912",
  phone: "612 34567",
  incomeType: "1",
  monthlyIncome: "1850",
  workplace: "UAB Statyba",
  future: {},
};

describe("G14: the spouse of a form", () => {
  test("F-225: with the mode away nothing is checked, and an empty block asks nothing", () => {
    for (const mode of ["", "0", "1"]) expect(spouseSchema.parse({ mode, future: {} }).details).toBeNull();
  });

  test("F-221, F-552: a spouse whose income will not decrease may send nothing of it", () => {
    const { future: _, ...withoutFuture } = MANTAS;
    expect(spouseSchema.parse(withoutFuture).details?.future).toBeNull();
  });

  test("F-571: what is typed is not dropped without the tick, and is with it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("", "0", "1"),
        fc.constantFrom("personalCode", "firstName", "phone", "email", "incomeType", "monthlyIncome", "workplace"),
        fc.string({ minLength: 1 }).filter((text) => text.trim() !== ""),
        (mode, name, typed) => {
          const form = { mode, [name]: typed, future: {} };
          expect(spouseSchema.safeParse(form).error?.issues.map(({ path }) => path)).toEqual([["drop"]]);
          expect(spouseSchema.safeParse({ ...form, drop: "on" }).success).toBe(true);
        },
      ),
    );
    expect(spouseSchema.safeParse({ mode: "0", future: { amount: "5" } }).success).toBe(false);
  });

  test.each([
    ["38403179912", true],
    ["38806020009", true],
    ["38806230030", true],
    ["38806320017", true],
    ["38403179913", false],
    ["28403171120", false],
    ["38813010000", false],
    ["38806330000", false],
  ])("F-211: the code %s of a spouse follows the rule of a buyer's", (personalCode, isTaken) => {
    expect(spouseSchema.safeParse({ ...MANTAS, personalCode }).success).toBe(isTaken);
  });

  test("F-552: what is missing is named at its field, all at once; a name may come from the register", () => {
    const found = spouseSchema.safeParse({ mode: "2", firstName: "", lastName: "", future: {} }).error?.issues ?? [];
    expect(found.map(({ path }) => path.join(".")).sort()).toEqual([
      "incomeType",
      "monthlyIncome",
      "personalCode",
      "phone",
      "workplace",
    ]);
    expect(spouseSchema.parse({ ...MANTAS, firstName: "", lastName: "" }).details?.firstName).toBeNull();
  });

  test("F-217, F-553: payments for credits are sums; empty is 0, a negative one and a word are refused at their fields", () => {
    expect(spouseSchema.parse(MANTAS).details?.loans).toEqual({ consumer: 0, mortgage: 0 });
    const loans = { consumer: "50", mortgage: "310,10" };
    expect(spouseSchema.parse({ ...MANTAS, loans }).details?.loans).toEqual({ consumer: 5_000, mortgage: 31_010 });
    const wrong = spouseSchema.safeParse({ ...MANTAS, loans: { consumer: "-1", mortgage: "daug" } });
    expect(wrong.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
      ["loans.consumer", "money.negative"],
      ["loans.mortgage", "money.format"],
    ]);
  });

  test("F-225, F-553: without the spouse they are not judged, and go with the tick", () => {
    for (const mode of ["", "0", "1"]) {
      const form = { mode, future: {}, loans: { consumer: "-1" } };
      expect(spouseSchema.safeParse(form).error?.issues.map(({ path }) => path)).toEqual([["drop"]]);
      expect(spouseSchema.parse({ ...form, drop: "on" }).details).toBeNull();
    }
  });

  test("F-215, C18: an unanswered mode follows the marital status, a stated one must fit it", () => {
    expect([1, 2, 3, 4].map((status) => spouseModeOf(null, status))).toEqual([0, 1, 0, 0]);
    expect([0, 1, 2].map((mode) => spouseModeOf(mode, 2))).toEqual([0, 1, 2]);
    expect([null, 0, 1, 2].map((mode) => findModeProblem(mode, 2))).toEqual([null, "spouse.married", null, null]);
    expect([null, 0, 1, 2].map((mode) => findModeProblem(mode, 1))).toEqual([
      null,
      null,
      "spouse.notMarried",
      "spouse.notMarried",
    ]);
  });

  test("F-193, F-194, F-567: credit type 1 is the default, 2 that of both spouses", () => {
    expect([null, 0, 1, 2].map(creditTypeOf)).toEqual([1, 1, 1, 2]);
  });
});
