import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstPeriodOf } from "../../../backend/src/rules/apr-interval.ts";
import { aprOfFlows, formatApr } from "../../../backend/src/rules/apr.ts";
import { findRate } from "../../../backend/src/rules/rate-solver.ts";
import { flowsOfVector, type AprVector } from "./apr-vectors.ts";
import { loadVectors } from "./schedule-vectors.ts";

const APR_TOLERANCE_PERCENT = 0.000005;
const vectors = loadVectors<AprVector>("apr").cases;

describe("O7: the APR of the reference cases (EC examples, Directive 98/7, Lithuanian market)", () => {
  test.each(vectors)("$id $title", (vector) => {
    const apr = aprOfFlows(flowsOfVector(vector));
    expect(Math.abs(Number(apr?.percent6) - Number(vector.expected.aprPercent))).toBeLessThanOrEqual(
      APR_TOLERANCE_PERCENT,
    );
    expect(apr).toMatchObject({ percent2: vector.expected.apr2, percent1: vector.expected.apr1 });
  });
});

describe("O7: the interval to the first payment is counted backwards from it", () => {
  test.each(vectors.filter((vector) => vector.input))("$id $title", ({ input, interval }) => {
    const period = input && firstPeriodOf(input.drawdownDate, input.firstPaymentDate, input.paymentDay);
    expect(period).toEqual({ months: interval?.wholeMonths, days: interval?.days, yearDays: interval?.yearDays });
  });

  test("29 February back a year is 28 February: the year before it has 366 days", () => {
    expect(firstPeriodOf("2028-02-15", "2028-02-29", 29)).toEqual({ months: 0, days: 14, yearDays: 366 });
  });

  test("a payment before the drawdown is a fault of the caller", () => {
    expect(() => firstPeriodOf("2026-11-20", "2026-11-19", 19)).toThrow(RangeError);
  });
});

describe("APR at its edges", () => {
  const oneYear = (paidCents: number) => [
    { years: 0, amountCents: 100_000 },
    { years: 1, amountCents: -paidCents },
  ];

  test("as much paid as borrowed is exactly 0,00 %", () => {
    expect(aprOfFlows(oneYear(100_000))).toEqual({ percent6: "0.000000", percent2: "0.00", percent1: "0.0" });
  });

  test("less paid than borrowed is a negative rate", () => {
    expect(aprOfFlows(oneYear(90_000))?.percent2).toBe("-10.00");
  });

  test("half of the last digit goes up: 12,25 % is 12,3 % with one decimal", () => {
    expect(aprOfFlows(oneYear(112_250))).toEqual({ percent6: "12.250000", percent2: "12.25", percent1: "12.3" });
  });

  test("a week's loan at a million percent is still found", () => {
    const rate = findRate([
      { years: 0, amountCents: 10_000 },
      { years: 7 / 365, amountCents: -12_000 },
    ]);
    expect(rate).toBeCloseTo(1.2 ** (365 / 7) - 1, 3);
  });

  test("a fee that eats the credit on the first day leaves no rate", () => {
    const flows = [
      { years: 0, amountCents: 10_000 },
      { years: 0, amountCents: -10_500 },
      { years: 1, amountCents: -10_000 },
    ];
    expect(aprOfFlows(flows)).toBeNull();
  });

  test("the tiniest negative rate is written as zero without a sign", () => {
    expect(formatApr(-1e-12)).toEqual({ percent6: "0.000000", percent2: "0.00", percent1: "0.0" });
  });

  test("the rate found for payments discounted at a rate is that rate", () => {
    const rates = fc.double({ min: -0.5, max: 20, noNaN: true });
    const gaps = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(rates, gaps, (rate, months) => {
        let elapsed = 0;
        const times = months.map((gap) => (elapsed += gap) / 12);
        const worth = times.reduce((sum, years) => sum + 10_000 * (1 + rate) ** -years, 0);
        const flows = [{ years: 0, amountCents: worth }, ...times.map((years) => ({ years, amountCents: -10_000 }))];
        fc.pre(worth > 1);
        const found = findRate(flows) ?? Number.NaN;
        const value = flows.reduce((sum, flow) => sum + flow.amountCents * (1 + found) ** -flow.years, 0);
        const slope = flows.reduce(
          (sum, { years, amountCents }) => sum + years * amountCents * (1 + found) ** -years,
          0,
        );
        expect(Math.abs(value / slope)).toBeLessThan(1e-9);
      }),
    );
  });
});
