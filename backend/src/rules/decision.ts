import { affordabilityPolicyOn } from "./affordability-policy.ts";
import { shareBasisPoints } from "./debt-service.ts";
import type { AffordabilityPolicy, Decision, DecisionRequest } from "./decision-types.ts";
import { assessHousehold } from "./household.ts";
import { maxSumForPayment, shortestDurationForPayment } from "./max-sum.ts";
import { planRepayment } from "./repayment-plan.ts";
import type { ScheduleOutcome } from "./schedule-types.ts";
import { decideOffer } from "./verdict.ts";

/**
 * The affordability decision about one offer, with all that a screen explains (domain.md 3.2). The day of the decision
 * is the contract date of the terms. Refused like the schedule (SOAP 1400) when the terms have none.
 */
export function decideCredit(
  { finances, terms, sumLimits, durationsMonths = [] }: DecisionRequest,
  policy: AffordabilityPolicy = affordabilityPolicyOn(terms.contractDate),
): ScheduleOutcome<Decision> {
  const plan = planRepayment(terms);
  if (!plan.ok) return plan;
  const household = assessHousehold(finances, policy);
  const { maxMonthlyPaymentCents } = household;
  const verdict = decideOffer({ contractDate: terms.contractDate, finances, household, plan: plan.value }, policy);
  return {
    ok: true,
    value: {
      ...household,
      ...verdict,
      dstiLimitBasisPoints: shareBasisPoints(policy.dstiLimit),
      maxSumCents: maxSumForPayment(terms, maxMonthlyPaymentCents, sumLimits ?? policy.creditSumLimits),
      shortestDurationMonths: shortestDurationForPayment(terms, maxMonthlyPaymentCents, durationsMonths),
    },
  };
}
