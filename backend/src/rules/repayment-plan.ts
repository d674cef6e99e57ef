import { periodRates } from "./period-rates.ts";
import { summarisePlan } from "./plan-totals.ts";
import { repaymentParts } from "./repayment-parts.ts";
import { repaymentRows } from "./repayment-rows.ts";
import { calendarOf } from "./schedule-calendar.ts";
import { feesOf } from "./schedule-fees.ts";
import { MAX_CREDIT_SUM_CENTS, MAX_DURATION_MONTHS, SCHEDULE_POLICY } from "./schedule-policy.ts";
import type {
  RepaymentPlan,
  ScheduleImpossibleCause,
  ScheduleOutcome,
  SchedulePolicy,
  ScheduleRefusal,
  ScheduleTerms,
} from "./schedule-types.ts";

/** Rows, totals and legal caps of a credit, without the APR (domain.md 2). Amounts are integer cents. */
export function planRepayment(terms: ScheduleTerms): ScheduleOutcome<RepaymentPlan> {
  const invalid = findInvalidTerm(terms);
  if (invalid) return impossible(invalid);
  const policy: SchedulePolicy = { ...SCHEDULE_POLICY, ...terms.policy };
  const calendar = calendarOf(terms, policy);
  const count = calendar.dueDates.length;
  const fees = feesOf(terms, policy, count);
  const principalCents = terms.creditSumCents + fees.financedFeeCents;
  const rates = periodRates(terms, calendar.firstPeriod, count);
  const { regularInstalmentCents, parts } = repaymentParts({ terms, policy, calendar, principalCents, rates });
  const rows = repaymentRows({ principalCents, rates, parts }, calendar, fees);
  if (typeof rows === "string") return impossible(rows);
  return { ok: true, value: summarisePlan({ terms, calendar, fees, regularInstalmentCents, rows }) };
}

/** The refused case; every cause is one SOAP code (domain.md 2.6). */
export function impossible(cause: ScheduleImpossibleCause): ScheduleRefusal {
  return { ok: false, reason: "SCHEDULE_IMPOSSIBLE", cause };
}

function findInvalidTerm(terms: ScheduleTerms): ScheduleImpossibleCause | null {
  const { durationMonths, paymentDay, creditSumCents } = terms;
  if (!isWholeBetween(durationMonths, 1, MAX_DURATION_MONTHS)) return "DURATION_INVALID";
  if (!isWholeBetween(paymentDay, 1, 31)) return "PAYMENT_DAY_INVALID";
  if (!isWholeBetween(creditSumCents, 1, MAX_CREDIT_SUM_CENTS)) return "SUM_INVALID";
  return null;
}

function isWholeBetween(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
