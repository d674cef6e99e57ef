import { describe, expect, test } from "vitest";
import { loadVectors } from "./schedule-vectors.ts";
import { flowsOfVector, type AprVector } from "./apr-vectors.ts";
import { scheduleOf } from "./schedule-samples.ts";

/** 7 % a year of compound interest as a yearly nominal rate: 12 × (1.07^(1/12) − 1). */
const NOMINAL_OF_EFFECTIVE_7_PERCENT = "6.784974";

describe("Open-ended credit (2014/17/EU assumption k): a card or an account without an end", () => {
  const card = scheduleOf({
    contractDate: "2026-11-20",
    paymentDay: 1,
    durationMonths: 1,
    creditSumCents: 3_000_000,
    annualRatePercent: NOMINAL_OF_EFFECTIVE_7_PERCENT,
    contractFee: { kind: "amount", amountCents: 60_000 },
    isOpenEnded: true,
  });

  test("is repaid in 12 equal capital parts from a month after the drawdown, whatever the terms say", () => {
    expect(new Set(card.rows.map((row) => row.principalCents))).toEqual(new Set([250_000]));
    expect([card.firstDueDate, card.lastDueDate]).toEqual(["2026-12-20", "2027-11-20"]);
  });

  test("has the payments and the APR of EC example 31, the fee taken at the drawdown", () => {
    const example = loadVectors<AprVector>("apr").cases.find((vector) => vector.id === "EC-31-1");
    const paidCents = flowsOfVector(example as AprVector).map((flow) => -flow.amountCents);
    expect([60_000, ...card.rows.map((row) => row.totalCents)]).toEqual(paidCents.slice(1));
    expect(card.apr.percent6).toBe("11.164789");
  });

  test("shows its first, greatest payment as the monthly one", () => {
    expect(card.monthlyPaymentCents).toBe(card.rows[0]?.totalCents);
  });
});
