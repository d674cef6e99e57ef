import { daysBetween } from "./days.ts";
import { checkLegalCaps } from "./legal-caps.ts";
import { yearlyRatesOf } from "./period-rates.ts";
import type { ScheduleCalendar } from "./schedule-calendar.ts";
import type { ScheduleFees } from "./schedule-fees.ts";
import type { RepaymentPlan, ScheduleRow, ScheduleTerms } from "./schedule-types.ts";

/** The finished parts of a plan; `regularInstalmentCents` is null where no instalment is regular. */
export type PlanParts = {
  terms: ScheduleTerms;
  calendar: ScheduleCalendar;
  fees: ScheduleFees;
  regularInstalmentCents: number | null;
  rows: readonly ScheduleRow[];
};

/** Adds the totals and the legal cap check to the rows (L-2.4, L-3.2). */
export function summarisePlan({ terms, calendar, fees, regularInstalmentCents, rows }: PlanParts): RepaymentPlan {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) throw new RangeError("A plan needs a row");
  const instalmentCents = regularInstalmentCents ?? first.instalmentCents;
  const totalInterestCents = sumOf(rows, (row) => row.interestCents);
  const totalPayableCents = fees.upfrontFeeCents + sumOf(rows, (row) => row.totalCents);
  const optionalInsuranceCents = fees.isInsuranceCompulsory ? 0 : fees.insuranceMonthlyCents * rows.length;
  const totalCostCents = totalPayableCents - optionalInsuranceCents - terms.creditSumCents;
  return {
    creditSumCents: terms.creditSumCents,
    contractFeeCents: fees.contractFeeCents,
    upfrontFeeCents: fees.upfrontFeeCents,
    adminFeeMonthlyCents: fees.adminFeeMonthlyCents,
    insuranceMonthlyCents: fees.insuranceMonthlyCents,
    isInsuranceCompulsory: fees.isInsuranceCompulsory,
    firstDueDate: first.dueDate,
    lastDueDate: last.dueDate,
    firstPeriod: calendar.firstPeriod,
    monthlyPaymentCents: rows.length === 1 ? last.totalCents : regularRowCents(instalmentCents, fees),
    regularInstalmentCents: instalmentCents,
    lastPaymentCents: last.totalCents,
    totalInterestCents,
    totalPayableCents,
    totalPayableForAprCents: totalPayableCents - optionalInsuranceCents,
    totalCostCents,
    caps: checkLegalCaps({
      contractDate: terms.contractDate,
      creditSumCents: terms.creditSumCents,
      termDays: daysBetween(terms.contractDate, last.dueDate),
      yearlyRatesPercent: new Set(yearlyRatesOf(terms, rows.length)),
      totalInterestCents,
      totalCostCents,
    }),
    rows,
  };
}

function regularRowCents(instalmentCents: number, fees: ScheduleFees): number {
  return instalmentCents + fees.contractFeePartCents + fees.adminFeeMonthlyCents + fees.insuranceMonthlyCents;
}

function sumOf(rows: readonly ScheduleRow[], amountOf: (row: ScheduleRow) => number): number {
  return rows.reduce((sum, row) => sum + amountOf(row), 0);
}
