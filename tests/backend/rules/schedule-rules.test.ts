import { describe, expect, test } from "vitest";
import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import type { ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { PLAIN_TERMS, scheduleOf } from "./schedule-samples.ts";

describe("O7: the first due date", () => {
  test.each([
    ["2026-11-20", 5, "2026-12-05"],
    ["2026-11-20", 4, "2027-01-04"],
    ["2027-01-31", 31, "2027-02-28"],
    ["2027-01-31", 14, "2027-03-14"],
    ["2027-01-30", 14, "2027-02-14"],
  ])("for a contract of %s with payment day %i is %s: at least 15 days later", (contractDate, paymentDay, expected) => {
    expect(scheduleOf({ ...PLAIN_TERMS, contractDate, paymentDay }).firstDueDate).toBe(expected);
  });
});

describe("O3, F-278: smaller winter payments", () => {
  const winter: ScheduleTerms = { ...PLAIN_TERMS, hasSmallWinterPayments: true, contractDate: "2026-09-10" };

  test("are half of the others from November to March and leave the total nearly the same", () => {
    const { rows, regularInstalmentCents, totalPayableCents } = scheduleOf(winter);
    const reduced = rows.filter((row) => row.instalmentCents < regularInstalmentCents * 0.6);
    expect(reduced.map((row) => row.dueDate.slice(5, 7))).toEqual(["11", "12", "01", "02", "03"]);
    const equal = scheduleOf({ ...winter, hasSmallWinterPayments: false });
    expect(Math.abs(totalPayableCents - equal.totalPayableCents)).toBeLessThan(0.02 * equal.totalPayableCents);
  });

  test("are equal payments when the whole credit is paid in winter", () => {
    const terms: ScheduleTerms = { ...winter, contractDate: "2026-10-10", durationMonths: 4 };
    expect(scheduleOf(terms)).toEqual(scheduleOf({ ...terms, hasSmallWinterPayments: false }));
  });

  test("are refused when half a payment would not cover the interest", () => {
    const terms: ScheduleTerms = { ...winter, annualRatePercent: "75", durationMonths: 48 };
    expect(computeSchedule(terms)).toMatchObject({ reason: "SCHEDULE_IMPOSSIBLE", cause: "INSTALMENT_BELOW_INTEREST" });
  });

  test("show the regular payment as the monthly one even when the credit begins in winter", () => {
    const { monthlyPaymentCents, rows } = scheduleOf({ ...winter, contractDate: "2026-11-20" });
    expect(monthlyPaymentCents).toBeGreaterThan(1.9 * (rows[0]?.totalCents ?? 0));
  });
});

describe("L-2.3: a long first period", () => {
  const long: ScheduleTerms = {
    ...PLAIN_TERMS,
    contractDate: "2026-12-01",
    paymentDay: 31,
    creditSumCents: 800_000,
    annualRatePercent: "10.9",
    durationMonths: 84,
    contractFee: { kind: "amount", amountCents: 8_400 },
  };

  test("raises the instalment to its interest, and the last one is what is left", () => {
    const { rows, regularInstalmentCents, lastPaymentCents, contractFeeCents } = scheduleOf(long);
    expect(rows[0]).toMatchObject({ dueDate: "2027-01-31", interestCents: 14_434, principalCents: 0 });
    expect(regularInstalmentCents).toBe(14_434);
    expect(rows.length).toBeLessThan(84);
    expect(rows.slice(0, -1).every(({ instalmentCents }) => instalmentCents === 14_434)).toBe(true);
    expect(lastPaymentCents).toBeLessThanOrEqual(rows[1]?.totalCents ?? 0);
    const sums = { principal: 0, fee: 0 };
    for (const row of rows) {
      sums.principal += row.principalCents;
      sums.fee += row.contractFeeCents;
    }
    expect(sums).toEqual({ principal: 800_000, fee: contractFeeCents });
    expect(rows.at(-1)?.balanceCents).toBe(0);
  });

  test("of a deferred payment does the same", () => {
    const terms: ScheduleTerms = { ...PLAIN_TERMS, annualRatePercent: "15.9", durationMonths: 24, deferMonths: 3 };
    expect(scheduleOf({ ...terms, paymentDay: 20 }).rows[0]?.principalCents).toBe(0);
  });

  test("never leaves a credit without a schedule, whatever the day", () => {
    for (const contractDate of ["2026-12-01", "2026-12-03", "2027-01-01", "2027-02-14", "2028-02-29"]) {
      for (let paymentDay = 1; paymentDay <= 31; paymentDay += 1) {
        const { rows } = scheduleOf({ ...long, contractDate, paymentDay, annualRatePercent: "24.9" });
        expect(rows.every(({ principalCents }) => principalCents >= 0)).toBe(true);
      }
    }
  });
});

describe("No schedule (SOAP 1400)", () => {
  test.each<[string, Partial<ScheduleTerms>, string]>([
    ["no month", { durationMonths: 0 }, "DURATION_INVALID"],
    ["half a month", { durationMonths: 1.5 }, "DURATION_INVALID"],
    ["a hundred years", { durationMonths: 1200 }, "DURATION_INVALID"],
    ["no money", { creditSumCents: 0 }, "SUM_INVALID"],
    ["an advance above the goods", { creditSumCents: -100 }, "SUM_INVALID"],
    ["half a cent", { creditSumCents: 0.5 }, "SUM_INVALID"],
    ["more than a thousand million euros", { creditSumCents: 100_000_000_001 }, "SUM_INVALID"],
    ["payment day 0", { paymentDay: 0 }, "PAYMENT_DAY_INVALID"],
    ["payment day 32", { paymentDay: 32 }, "PAYMENT_DAY_INVALID"],
    [
      "so little that nothing is left to the end",
      { creditSumCents: 500, durationMonths: 60 },
      "LAST_INSTALMENT_NOT_POSITIVE",
    ],
    [
      "a fee that eats the credit",
      {
        contractFee: { kind: "amount", amountCents: 100_000 },
        policy: { contractFeeMode: "upfront" },
      },
      "APR_UNDEFINED",
    ],
  ])("for %s", (_, change, cause) => {
    expect(computeSchedule({ ...PLAIN_TERMS, ...change })).toEqual({ ok: false, reason: "SCHEDULE_IMPOSSIBLE", cause });
  });

  test("a rate that is no number is a fault, not a refusal", () => {
    expect(() => computeSchedule({ ...PLAIN_TERMS, annualRatePercent: "daug" })).toThrow(RangeError);
  });
});

describe("Legal caps of the price", () => {
  test("a yearly rate of 75 % is legal, a cent of a percent more is not, in a phase neither", () => {
    expect(scheduleOf({ ...PLAIN_TERMS, annualRatePercent: "75" }).caps.isRateLegal).toBe(true);
    expect(scheduleOf({ ...PLAIN_TERMS, annualRatePercent: "75.01" }).caps.isRateLegal).toBe(false);
    const phased = scheduleOf({ ...PLAIN_TERMS, ratePhases: [{ months: 2, annualRatePercent: "80" }] });
    expect(phased.caps.isRateLegal).toBe(false);
  });

  test("a fee of 3 % with 0,5 % a month is illegal for 3 months and legal for 12", () => {
    const dear: ScheduleTerms = {
      ...PLAIN_TERMS,
      contractFee: { kind: "percent", percent: "3" },
      adminFee: { kind: "percent", percent: "0.5" },
    };
    expect(scheduleOf({ ...dear, durationMonths: 3 }).caps.isOtherCostsLegal).toBe(false);
    expect(scheduleOf({ ...dear, durationMonths: 12 }).caps.isOtherCostsLegal).toBe(true);
  });

  test("a total cost above the credit itself is illegal", () => {
    const { caps, totalCostCents } = scheduleOf({ ...PLAIN_TERMS, annualRatePercent: "75", durationMonths: 48 });
    expect(totalCostCents).toBeGreaterThan(PLAIN_TERMS.creditSumCents);
    expect(caps.isTotalCostLegal).toBe(false);
  });
});
