import { scheduleRulesOn } from "../configuration/configuration.ts";
import { periodRates } from "./period-rates.ts";
import { summarisePlan } from "./plan-totals.ts";
import { repaymentParts } from "./repayment-parts.ts";
import { repayDebt, toScheduleRows } from "./repayment-rows.ts";
import { calendarOf } from "./schedule-calendar.ts";
import { feesOf } from "./schedule-fees.ts";
import { MAX_CREDIT_SUM_CENTS, MAX_DURATION_MONTHS } from "./schedule-policy.ts";
import type {
  RepaymentPlan,
  ScheduleImpossibleCause,
  ScheduleOutcome,
  SchedulePolicy,
  ScheduleRefusal,
  ScheduleTerms,
} from "./schedule-types.ts";

/** Rows, totals and legal caps of a credit, without the APR (L-2). Amounts are integer cents. */
export function planRepayment(terms: ScheduleTerms): ScheduleOutcome<RepaymentPlan> {
  const invalid = findInvalidTerm(terms);
  if (invalid) return impossible(invalid);
  const policy: SchedulePolicy = { ...scheduleRulesOn(terms.contractDate), ...terms.policy };
  const calendar = calendarOf(terms, policy);
  const count = calendar.dueDates.length;
  const fees = feesOf(terms, policy, count);
  const principalCents = terms.creditSumCents + fees.financedFeeCents;
  const rates = periodRates(terms, calendar.firstPeriod, count);
  const { regularInstalmentCents, isRaised, parts } = repaymentParts({
    terms,
    policy,
    calendar,
    principalCents,
    rates,
  });
  const debt = repayDebt({ principalCents, rates, parts, mayEndEarly: isRaised }, calendar);
  if (typeof debt === "string") return impossible(debt);
  // A debt that ends early spreads its fee over fewer payments.
  const paidFees = debt.length === count ? fees : feesOf(terms, policy, debt.length);
  const rows = toScheduleRows(debt, paidFees);
  return { ok: true, value: summarisePlan({ terms, calendar, fees: paidFees, regularInstalmentCents, rows }) };
}

/** The refused case; every cause is one SOAP code (L-2.6). */
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
