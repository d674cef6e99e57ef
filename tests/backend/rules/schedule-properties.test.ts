import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { flowsOfSchedule } from "../../../backend/src/rules/apr.ts";
import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import type { Schedule, ScheduleRow, ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";
import { anyTerms } from "./schedule-samples.ts";

const sumOf = (rows: readonly ScheduleRow[], amountOf: (row: ScheduleRow) => number) =>
  rows.reduce((sum, row) => sum + amountOf(row), 0);

function forEverySchedule(check: (schedule: Schedule, terms: ScheduleTerms) => void) {
  fc.assert(
    fc.property(anyTerms, (terms) => {
      const outcome = computeSchedule(terms);
      fc.pre(outcome.ok);
      check(outcome.value, terms);
    }),
  );
}

describe("O7: every schedule that exists", () => {
  test("repays exactly what was lent, with no part that grows the debt, winter or not", () => {
    forEverySchedule((schedule, terms) => {
      const financed = terms.policy?.contractFeeMode === "financed" ? schedule.contractFeeCents : 0;
      expect(sumOf(schedule.rows, (row) => row.principalCents)).toBe(schedule.creditSumCents + financed);
      expect(schedule.rows.at(-1)?.balanceCents).toBe(0);
      const [first, ...later] = schedule.rows.map((row) => row.principalCents);
      expect(first).toBeGreaterThanOrEqual(0);
      expect(Math.min(1, ...later)).toBeGreaterThan(0);
    });
  });

  test("has totals that are the sums of its rows", () => {
    forEverySchedule((schedule) => {
      const { rows, upfrontFeeCents } = schedule;
      const parts = (row: ScheduleRow) =>
        row.principalCents + row.interestCents + row.contractFeeCents + row.adminFeeCents + row.insuranceCents;
      expect(rows.map((row) => row.totalCents)).toEqual(rows.map(parts));
      expect(schedule.totalPayableCents).toBe(sumOf(rows, (row) => row.totalCents) + upfrontFeeCents);
      expect(schedule.totalInterestCents).toBe(sumOf(rows, (row) => row.interestCents));
    });
  });

  test("collects the contract fee once, to the cent, in every mode", () => {
    forEverySchedule((schedule, terms) => {
      const inRows = sumOf(schedule.rows, (row) => row.contractFeeCents);
      const isInRows = terms.policy?.contractFeeMode === "spread" || terms.policy?.contractFeeMode === "first";
      expect(inRows).toBe(isInRows ? schedule.contractFeeCents : 0);
      expect(schedule.upfrontFeeCents).toBe(
        terms.policy?.contractFeeMode === "upfront" ? schedule.contractFeeCents : 0,
      );
    });
  });

  test("has an APR at which its flows are worth nothing", () => {
    forEverySchedule((schedule) => {
      const rate = Number(schedule.apr.percent6) / 100;
      const flows = flowsOfSchedule(schedule);
      const value = flows.reduce((sum, flow) => sum + flow.amountCents * (1 + rate) ** -flow.years, 0);
      const slope = flows.reduce(
        (sum, flow) => sum + flow.years * flow.amountCents * (1 + rate) ** (-flow.years - 1),
        0,
      );
      expect(Math.abs(value / slope)).toBeLessThan(1e-8);
    });
  });

  test("pays on the payment day or the last day of a shorter month, a month apart", () => {
    forEverySchedule((schedule, terms) => {
      const months = schedule.rows.map((row) => Number(row.dueDate.slice(0, 4)) * 12 + Number(row.dueDate.slice(5, 7)));
      expect(months).toEqual(months.map((_, index) => (months[0] ?? 0) + index));
      for (const { dueDate } of schedule.rows) {
        const lastDay = new Date(Date.UTC(Number(dueDate.slice(0, 4)), Number(dueDate.slice(5, 7)), 0)).getUTCDate();
        expect(Number(dueDate.slice(8))).toBe(Math.min(terms.paymentDay, lastDay));
      }
    });
  });

  test("has a last instalment not above the others when it bears no interest and they are rounded up", () => {
    forEverySchedule((_, terms) => {
      const interestFree = computeSchedule({
        ...terms,
        annualRatePercent: "0",
        ratePhases: [],
        hasSmallWinterPayments: false,
        policy: { rounding: "up" },
      });
      fc.pre(interestFree.ok);
      const { rows, regularInstalmentCents } = interestFree.value;
      expect(rows.at(-1)?.instalmentCents).toBeLessThanOrEqual(regularInstalmentCents);
    });
  });
});
