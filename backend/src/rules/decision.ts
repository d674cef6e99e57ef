import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { standingReasonsOf } from "./approval-reasons.ts";
import { shareBasisPoints } from "./debt-service.ts";
import type { AffordabilityPolicy, Decision, DecisionRequest, DecisionResult, Verdict } from "./decision-types.ts";
import { judgeOffers } from "./judged-offer.ts";
import { longestDurationGranted, maxSumForPayment, shortestDurationForPayment } from "./max-sum.ts";
import { planRepayment } from "./repayment-plan.ts";
import type { RepaymentPlan, ScheduleOutcome } from "./schedule-types.ts";
import { sufficientIncome } from "./sufficient-income.ts";
import { decideOffer } from "./verdict.ts";

/** The same without what would pass instead, which costs most of the work: the result alone, for a list. */
export function decideResult(
  { finances, terms }: Pick<DecisionRequest, "finances" | "terms">,
  policy: AffordabilityPolicy = affordabilityPolicyOn(terms.contractDate),
): DecisionResult | null {
  const plan = planRepayment(terms);
  if (!plan.ok) return null;
  return judgeOffers(finances, terms.contractDate, policy)(plan.value).verdict.decision;
}

/** What is no better than the offer itself is no advice: refused for another reason, as the age at its end, or still in need of a permit. */
const isAdvice = (offer: Verdict, other: Verdict): boolean =>
  offer.decision === "REJECTED" ? other.decision !== "REJECTED" : other.decision === "APPROVED";

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
  const { basis, verdict, countsUnproved } = judgeOffers(finances, terms.contractDate, policy)(plan.value);
  const { household } = basis;
  const { maxMonthlyPaymentCents } = household;
  const isAdvised = (other: RepaymentPlan) => isAdvice(verdict, decideOffer({ ...basis, plan: other }, policy));
  // The limit that decided: above that of a manager's permit the everyday one would promise that a permit helps.
  const isAboveAll = verdict.rejectReasons.includes("DSTI_ABOVE_MAX");
  return {
    ok: true,
    value: {
      ...household,
      ...verdict,
      countsUnproved,
      dstiLimitBasisPoints: shareBasisPoints(isAboveAll ? policy.dstiManagerMax : policy.dstiLimit),
      maxSumCents: maxSumForPayment(terms, maxMonthlyPaymentCents, sumLimits ?? policy.creditSumLimits),
      shortestDurationMonths: shortestDurationForPayment(terms, maxMonthlyPaymentCents, durationsMonths, isAdvised),
      longestDurationMonths: verdict.rejectReasons.some(
        (reason) => reason === "AGE_AT_END" || reason === "SPOUSE_AGE_AT_END",
      )
        ? longestDurationGranted(terms, durationsMonths, isAdvised)
        : null,
      sufficientIncomeCents: sufficientIncome(basis, policy),
      standingReasons: verdict.decision === "REJECTED" ? standingReasonsOf(basis, policy) : [],
    },
  };
}
