import { describe, expect, test } from "vitest";
import type { ConditionVariant } from "../../../backend/src/rules/condition-types.ts";
import { durationPrices } from "../../../backend/src/rules/duration-prices.ts";
import { findSmallPayment } from "../../../backend/src/rules/smallest-payment.ts";
import { termsOfVariant } from "../../../backend/src/rules/variant-terms.ts";
import { variant } from "./goods-samples.ts";
import { scheduleOf } from "./schedule-samples.ts";

const STANDARD = variant(11, {
  sumLimits: { minCents: 6_000, maxCents: 1_500_000 },
  isWinterPaymentsOffered: true,
});

const termsOf = (variant: ConditionVariant, creditSumCents: number, durationMonths = 24, winter = false) =>
  termsOfVariant(variant, {
    contractDate: "2026-11-20",
    paymentDay: 15,
    durationMonths,
    creditSumCents,
    hasSmallWinterPayments: winter,
  });

const monthsOf = (creditSumCents: number, durationMonths?: number) =>
  durationPrices(STANDARD, termsOf(STANDARD, creditSumCents, durationMonths)).prices.map(
    (price) => price.durationMonths,
  );

describe("F-266: the prices of a credit by duration", () => {
  test("are those of the schedules, from the shortest to the longest; the asked duration is among them", () => {
    expect(monthsOf(100_000)).toEqual([6, 10, 12, 18, 24, 30, 36, 48, 60]);
    expect(monthsOf(100_000, 17)).toContain(17);
    for (const price of durationPrices(STANDARD, termsOf(STANDARD, 100_000)).prices) {
      const { monthlyPaymentCents, totalPayableCents } = scheduleOf(termsOf(STANDARD, 100_000, price.durationMonths));
      expect(price).toMatchObject({ monthlyPaymentCents, totalPayableCents });
    }
  });

  test("a longer credit costs less a month and more in all", () => {
    const { prices } = durationPrices(STANDARD, termsOf(STANDARD, 250_000));
    prices.slice(1).forEach((price, index) => {
      expect(price.monthlyPaymentCents).toBeLessThan(prices[index]?.monthlyPaymentCents ?? 0);
      expect(price.totalPayableCents).toBeGreaterThan(prices[index]?.totalPayableCents ?? 0);
    });
  });

  test("G17: durations with payments below 5,00 € are left out", () => {
    expect(monthsOf(10_000, 12)).toEqual([6, 10, 12, 18]);
  });

  test("G17: the longest duration that passes is told for the same sum, else the least sum for the same duration", () => {
    const small = (one: ConditionVariant, cents: number, months: number) =>
      findSmallPayment(one, termsOf(one, cents, months));
    const payment = (cents: number, months: number) => scheduleOf(termsOf(STANDARD, cents, months)).monthlyPaymentCents;
    expect(small(STANDARD, 10_000, 60)).toEqual({ minCents: 500, longestMonths: 22, leastSumCents: null });
    expect([payment(10_000, 22) >= 500, payment(10_000, 23) >= 500]).toEqual([true, false]);
    expect([small(STANDARD, 10_000, 22), small(STANDARD, 1_000_000, 60)]).toEqual([null, null]);
    const only = { ...STANDARD, minMonths: 60, maxMonths: 60 };
    const leastSumCents = small(only, 10_000, 60)?.leastSumCents ?? 0;
    expect([payment(leastSumCents, 60) >= 500, payment(leastSumCents - 100, 60) >= 500]).toEqual([true, false]);
    const tiny = { ...only, sumLimits: { minCents: 6_000, maxCents: 12_000 } };
    expect(small(tiny, 10_000, 60)).toEqual({ minCents: 500, longestMonths: null, leastSumCents: null });
    expect(small({ ...STANDARD, isOpenEnded: true }, 10_000, 60)).toBeNull();
  });

  test("L-2.5: winter payments are those of the durations that have them", () => {
    const { prices } = durationPrices(STANDARD, termsOf(STANDARD, 250_000, 24, true));
    const winter = scheduleOf(termsOf(STANDARD, 250_000, 36, true));
    expect(prices.find(({ durationMonths }) => durationMonths === 36)?.totalPayableCents).toBe(
      winter.totalPayableCents,
    );
  });

  test("F-278: every duration has its price or why it has none: a winter payment below its interest is said", () => {
    const long = { ...STANDARD, maxMonths: 84 };
    const { prices, unpriced } = durationPrices(long, { ...termsOf(long, 800_000, 24, true), annualRatePercent: "16" });
    expect(prices.at(-1)?.durationMonths).toBe(72);
    expect(unpriced).toEqual([{ durationMonths: 84, why: { kind: "impossible", cause: "INSTALMENT_BELOW_INTEREST" } }]);
    const small = durationPrices(STANDARD, termsOf(STANDARD, 10_000, 12)).unpriced;
    expect(small.map(({ durationMonths }) => durationMonths)).toEqual([24, 30, 36, 48, 60]);
    expect(small[0]?.why).toEqual({ kind: "paymentTooSmall", missedCents: 500 });
  });

  test("a credit without an end has no durations to compare", () => {
    const card = { ...STANDARD, isOpenEnded: true };
    expect(durationPrices(card, termsOf(card, 100_000))).toEqual({ prices: [], unpriced: [] });
  });
});
