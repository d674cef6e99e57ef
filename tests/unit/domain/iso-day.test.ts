import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays, addMonths, addYears, daysBetween, isoDayInVilnius, toIsoDay } from "../../../app/domain/iso-day.ts";
import { parseIsoDay } from "../../../app/domain/parse-iso-day.ts";

const day = (text: string) => {
  const outcome = parseIsoDay(text);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe("F-286: a day is typed in any notation that names one day only", () => {
  test.each([
    ["2026-12-31", "2026-12-31"],
    [" 2026-01-05 ", "2026-01-05"],
    ["31.12.2026", "2026-12-31"],
    ["5.1.2026", "2026-01-05"],
    ["2024-02-29", "2024-02-29"],
    ["9999-12-31", "9999-12-31"],
    ["2031.12.31", "2031-12-31"],
    ["2031. 12. 31.", "2031-12-31"],
    ["2031 12 31", "2031-12-31"],
    ["2031/12/31", "2031-12-31"],
    ["20311231", "2031-12-31"],
    ["2031-1-5", "2031-01-05"],
    ["2031-12-31.", "2031-12-31"],
    ["2031\u201112\u201331", "2031-12-31"],
    ["31.12.2031 d.", "2031-12-31"],
    ["2031 m. gruodžio 31 d.", "2031-12-31"],
    ["2031\u00a0m. gegužės\u00a01\u00a0d.", "2031-05-01"],
    ["2031 m. gruodžio mėn. 31 d.", "2031-12-31"],
    ["2031m. 12 mėn. 31d.", "2031-12-31"],
    ["31 December 2031", "2031-12-31"],
    ["Dec 31, 2031", "2031-12-31"],
    ["２０３１-05-01", "2031-05-01"],
    ["\u202a2031-12-31\u202c", "2031-12-31"],
  ])("%j is %s", (text, expected) => expect(day(text)).toBe(expected));

  test.each([
    "30/01/2026",
    "2026-01/05",
    "30-01-2026",
    "2026 01",
    "31 foo 2031",
    "",
    "today",
    "d.",
    "2026-01-05T00:00:00",
  ])("%j is no day", (text) => expect(day(text)).toBe("format"));

  test.each(["2026-02-30", "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "32.01.2026"])(
    "R-E10: %j is not in the calendar",
    (text) => expect(day(text)).toBe("impossible"),
  );
});

describe("R-E10: today is the day in Lithuania", () => {
  test.each([
    ["2026-03-28T21:59:59Z", "2026-03-28"],
    ["2026-03-28T22:00:00Z", "2026-03-29"],
    ["2026-03-29T20:59:59Z", "2026-03-29"],
    ["2026-03-29T21:00:00Z", "2026-03-30"],
    ["2026-10-24T20:59:59Z", "2026-10-24"],
    ["2026-10-24T21:00:00Z", "2026-10-25"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
  ])("%s is %s, around both clock changes", (instant, expected) =>
    expect(isoDayInVilnius(new Date(instant))).toBe(expected),
  );
});

describe("calendar arithmetic", () => {
  test("F-272: months are clamped from the nominal day", () => {
    expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(addMonths("2024-01-31", 1)).toBe("2024-02-29");
    expect(addMonths("2026-01-31", 2)).toBe("2026-03-31");
    expect(addMonths("2026-01-15", -1)).toBe("2025-12-15");
    expect(addYears("2024-02-29", 30)).toBe("2054-02-28");
  });

  test("days are counted across clock changes and leap days", () => {
    expect(addDays("2026-03-28", 2)).toBe("2026-03-30");
    expect(daysBetween("2024-02-28", "2024-03-01")).toBe(2);
    expect(daysBetween("2026-11-20", "2026-11-20")).toBe(0);
  });

  test("every day of the calendar agrees with the platform's own", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1000, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, dayOfMonth) => {
          const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
          const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
          expect(toIsoDay(year, month, dayOfMonth)).toBe(exists ? date.toISOString().slice(0, 10) : null);
        },
      ),
    );
  });
});
