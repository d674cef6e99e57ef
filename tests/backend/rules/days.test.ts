import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, ageOn, daysBetween, isIsoDay, monthlyDays } from "../../../backend/src/rules/days.ts";

const anyDay = fc
  .date({ min: new Date("1900-01-01T00:00:00Z"), max: new Date("2099-12-31T00:00:00Z"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe("Days of the calendar", () => {
  test.each([
    ["2027-01-31", 1, 31, "2027-02-28"],
    ["2027-02-28", 1, 31, "2027-03-31"],
    ["2028-01-31", 1, 31, "2028-02-29"],
    ["2026-11-20", -12, 20, "2025-11-20"],
    ["2026-01-15", -1, 15, "2025-12-15"],
  ])("O7: %s moved by %i months keeps the nominal day %i", (from, months, nominalDay, expected) => {
    expect(addMonths(from, months, nominalDay)).toBe(expected);
  });

  test("F-272: payment day 31 falls on the last day of every short month and does not drift", () => {
    expect(monthlyDays("2027-12-31", 4, 31)).toEqual(["2027-12-31", "2028-01-31", "2028-02-29", "2028-03-31"]);
  });

  test.each([
    ["2008-11-20", "2026-11-20", 18],
    ["2008-11-21", "2026-11-20", 17],
    ["2008-02-29", "2026-02-28", 17],
    ["2008-02-29", "2026-03-01", 18],
  ])("O20: who is born on %s is on %s %i years old", (birthDate, day, age) => {
    expect(ageOn(birthDate, day)).toBe(age);
  });

  test.each(["2027-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "2026-4-1", "", "2026-11-20T00:00:00"])(
    "%s is not a day",
    (text) => {
      expect(isIsoDay(text)).toBe(false);
    },
  );

  test("days added are days counted, over leap years too", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
      }),
    );
  });
});
