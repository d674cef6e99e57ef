import { scheduleRulesOn } from "../configuration/configuration.ts";
import type { RepaymentPlan, ScheduleTerms } from "./schedule-types.ts";

/**
 * The least monthly payment in cents that a credit falls short of, or null when it does not (decision under G17). A card
 * has no monthly payment of its own.
 */
export function missedSmallestPayment(terms: ScheduleTerms, plan: RepaymentPlan): number | null {
  const { minMonthlyPaymentCents } = scheduleRulesOn(terms.contractDate);
  const isTooSmall = terms.isOpenEnded !== true && plan.monthlyPaymentCents < minMonthlyPaymentCents;
  return isTooSmall ? minMonthlyPaymentCents : null;
}
