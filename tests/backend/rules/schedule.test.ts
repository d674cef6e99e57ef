import { describe, expect, test } from "vitest";
import { formatCents } from "../../../backend/src/rules/money.ts";
import type { Schedule, ScheduleRow } from "../../../backend/src/rules/schedule-types.ts";
import { scheduleOf } from "./schedule-samples.ts";
import { amountsOfVector, loadVectors, termsOfVector, type ScheduleVectorInput } from "./schedule-vectors.ts";

type ScheduleVector = { id: string; title: string; input: ScheduleVectorInput; expected: Record<string, unknown> };

const toVectorRow = (row: ScheduleRow) => ({
  no: row.no,
  date: row.dueDate,
  principal: formatCents(row.principalCents),
  interest: formatCents(row.interestCents),
  instalment: formatCents(row.instalmentCents),
  contractFee: formatCents(row.contractFeeCents),
  adminFee: formatCents(row.adminFeeCents),
  insurance: formatCents(row.insuranceCents),
  total: formatCents(row.totalCents),
  balance: formatCents(row.balanceCents),
});

function toVectorExpectation(input: ScheduleVectorInput, schedule: Schedule) {
  const amounts = amountsOfVector(input);
  return {
    creditSum: formatCents(schedule.creditSumCents),
    goodsTotal: "goodsTotalCents" in amounts ? formatCents(amounts.goodsTotalCents) : null,
    warrantyTotal: formatCents("warrantyTotalCents" in amounts ? amounts.warrantyTotalCents : 0),
    advanceAmount: formatCents("advanceCents" in amounts ? amounts.advanceCents : 0),
    contractFee: formatCents(schedule.contractFeeCents),
    adminFeeMonthly: formatCents(schedule.adminFeeMonthlyCents),
    insuranceMonthly: formatCents(schedule.insuranceMonthlyCents),
    firstDueDate: schedule.firstDueDate,
    lastDueDate: schedule.lastDueDate,
    firstPeriod: schedule.firstPeriod,
    monthlyPayment: formatCents(schedule.monthlyPaymentCents),
    regularInstalment: formatCents(schedule.regularInstalmentCents),
    lastPayment: formatCents(schedule.lastPaymentCents),
    totalInterest: formatCents(schedule.totalInterestCents),
    totalPayable: formatCents(schedule.totalPayableCents),
    totalPayableForApr: formatCents(schedule.totalPayableForAprCents),
    totalCost: formatCents(schedule.totalCostCents),
    caps: {
      termDays: schedule.caps.termDays,
      otherCosts: formatCents(schedule.caps.otherCostsCents),
      otherCostsLimit: formatCents(schedule.caps.otherCostsLimitCents),
      otherCostsOk: schedule.caps.isOtherCostsLegal,
      rateOk: schedule.caps.isRateLegal,
      totalCostOk: schedule.caps.isTotalCostLegal,
    },
    apr: schedule.apr.percent2,
    aprExact: schedule.apr.percent6,
    aprDisplay: schedule.apr.percent1,
    rows: schedule.rows.map(toVectorRow),
  };
}

describe("F-279, O7: the payment schedule equals the reference to the cent, row by row", () => {
  test.each(loadVectors<ScheduleVector>("schedule").cases)("$id $title", ({ input, expected }) => {
    expect(toVectorExpectation(input, scheduleOf(termsOfVector(input)))).toEqual(expected);
  });
});
