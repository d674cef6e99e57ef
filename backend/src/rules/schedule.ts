import { aprOfSchedule } from "./apr.ts";
import { impossible, planRepayment } from "./repayment-plan.ts";
import type { Schedule, ScheduleOutcome, ScheduleTerms } from "./schedule-types.ts";

/**
 * The payment schedule of a credit with its APR (L-1 and L-2; O7). Pure: the contract date is an argument.
 * Refused with `SCHEDULE_IMPOSSIBLE` (SOAP 1400) when no schedule repays the debt.
 * @throws RangeError for terms that no form lets through: a rate that is not a decimal, a date that does not exist.
 */
export function computeSchedule(terms: ScheduleTerms): ScheduleOutcome<Schedule> {
  const plan = planRepayment(terms);
  if (!plan.ok) return plan;
  const apr = aprOfSchedule(plan.value);
  return apr ? { ok: true, value: { ...plan.value, apr } } : impossible("APR_UNDEFINED");
}
