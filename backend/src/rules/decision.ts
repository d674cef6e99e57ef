import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { shareBasisPoints } from "./debt-service.ts";
import type { AffordabilityPolicy, Decision, DecisionRequest, DecisionResult } from "./decision-types.ts";
import { assessHousehold } from "./household.ts";
import { maxSumForPayment, shortestDurationForPayment } from "./max-sum.ts";
import { planRepayment } from "./repayment-plan.ts";
import type { ScheduleOutcome } from "./schedule-types.ts";
import { sufficientIncome } from "./sufficient-income.ts";
import { decideOffer } from "./verdict.ts";

/** The same without what would pass instead, which costs most of the work: the result alone, for a list. */
export function decideResult(
  { finances, terms }: Pick<DecisionRequest, "finances" | "terms">,
  policy: AffordabilityPolicy = affordabilityPolicyOn(terms.contractDate),
): DecisionResult | null {
  const plan = planRepayment(terms);
  if (!plan.ok) return null;
  const household = assessHousehold(finances, policy);
  return decideOffer({ contractDate: terms.contractDate, finances, household, plan: plan.value }, policy).decision;
}

/**
 * The affordability decision about one offer, with all that a screen explains (L-3.2). The day of the decision
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
  const basis = { contractDate: terms.contractDate, finances, household, plan: plan.value };
  const verdict = decideOffer(basis, policy);
  // The limit that decided: above that of a manager's permit the everyday one would promise that a permit helps.
  const isAboveAll = verdict.rejectReasons.includes("DSTI_ABOVE_MAX");
  return {
    ok: true,
    value: {
      ...household,
      ...verdict,
      dstiLimitBasisPoints: shareBasisPoints(isAboveAll ? policy.dstiManagerMax : policy.dstiLimit),
      maxSumCents: maxSumForPayment(terms, maxMonthlyPaymentCents, sumLimits ?? policy.creditSumLimits),
      // What would be refused for another reason, the age at its end for one, is no advice.
      shortestDurationMonths: shortestDurationForPayment(
        terms,
        maxMonthlyPaymentCents,
        durationsMonths,
        (other) => decideOffer({ ...basis, plan: other }, policy).rejectReasons.length === 0,
      ),
      sufficientIncomeCents: sufficientIncome(basis, policy),
    },
  };
}
