import { yearsOf } from "./apr-interval.ts";
import { findRate, type Flow } from "./rate-solver.ts";
import type { Apr, RepaymentPlan } from "./schedule-types.ts";

/** Far below the last digit shown and far above the noise of a double, so an exact 12.25 % rounds half up. */
const TIE_TOLERANCE = 1e-7;

/**
 * APR (BVKKMN) of signed flows: what the client receives is positive, what the client pays negative (L-1.1).
 * Null when no rate balances the flows, e.g. a fee on the first day that is not below the credit.
 */
export function aprOfFlows(flows: readonly Flow[]): Apr | null {
  const rate = findRate(flows);
  return rate === null ? null : formatApr(rate);
}

/** APR of a schedule: first interval by dates, every later one a twelfth of a year (L-1.2). */
export function aprOfSchedule(plan: RepaymentPlan): Apr | null {
  return aprOfFlows(flowsOfSchedule(plan));
}

/** The cash flows of a schedule; optional insurance is no cost of the credit (L-1.3). */
export function flowsOfSchedule(plan: RepaymentPlan): Flow[] {
  const firstYears = yearsOf(plan.firstPeriod);
  const flows: Flow[] = [{ years: 0, amountCents: plan.creditSumCents - plan.upfrontFeeCents }];
  for (const row of plan.rows) {
    const paidCents = plan.isInsuranceCompulsory ? row.totalCents : row.totalCents - row.insuranceCents;
    flows.push({ years: firstYears + (row.no - 1) / 12, amountCents: -paidCents });
  }
  return flows;
}

/** Writes a rate (0.1268 = 12.68 %) with 6, 2 and 1 decimals, each rounded half up from the full value. */
export function formatApr(rate: number): Apr {
  return { percent6: percentText(rate, 6), percent2: percentText(rate, 2), percent1: percentText(rate, 1) };
}

function percentText(rate: number, decimals: number): string {
  const scale = 10 ** decimals;
  const units = Math.floor(rate * 100 * scale + 0.5 + TIE_TOLERANCE);
  return (units === 0 ? 0 : units / scale).toFixed(decimals);
}
