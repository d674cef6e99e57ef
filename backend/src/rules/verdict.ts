import { reasonsOf, standingReasonsOf } from "./approval-reasons.ts";
import { ageOn } from "./days.ts";
import { debtService, shareBasisPoints, toBasisPoints } from "./debt-service.ts";
import type {
  AffordabilityPolicy,
  ApprovalReason,
  ClientFinances,
  HouseholdAssessment,
  RejectReason,
  Verdict,
} from "./decision-types.ts";
import { compareFractions, multiplyRounded, parseFraction, toFraction } from "./fraction.ts";
import type { DecimalText, RepaymentPlan } from "./schedule-types.ts";

/** One offer to one assessed household. The decision day is the contract date. */
export type VerdictBasis = {
  contractDate: string;
  finances: ClientFinances;
  household: HouseholdAssessment;
  plan: RepaymentPlan;
};

/** Decides about an offer: any reject reason rejects, else any approval reason asks a manager (L-3.2). */
export function decideOffer(basis: VerdictBasis, policy: AffordabilityPolicy): Verdict {
  const burden = burdenOf(basis, policy);
  const rejectReasons = rejectReasonsOf(basis, burden, policy);
  const isRejected = rejectReasons.length > 0;
  const approvalReasons = isRejected ? [] : approvalReasonsOf(basis, burden, policy);
  const needsApproval = approvalReasons.length > 0;
  const needsExtra = lentSum(basis) > policy.extraApprovalSumCents || burden.isAbove(policy.dstiExtraApproval);
  return {
    decision: isRejected ? "REJECTED" : needsApproval ? "NEEDS_APPROVAL" : "APPROVED",
    rejectReasons,
    approvalReasons,
    requestStatus: needsApproval ? (needsExtra ? "WAITING_EXTRA" : "WAITING") : null,
    sequence: needsApproval ? (needsExtra ? 1 : 0) : null,
    averagePaymentCents: multiplyRounded(basis.plan.totalPayableCents, toFraction(1, basis.plan.rows.length)),
    monthlyPaymentCents: basis.plan.monthlyPaymentCents,
    livingShortfallCents: livingShortfall(basis, burden),
    dstiAfterBasisPoints: burden.basisPoints,
    hints: basis.finances.mode === 1 && burden.isAbove(policy.dstiLimit) ? ["COUNT_SPOUSE"] : [],
  };
}

/** What the limits of sums look at: this credit with what was lent to the same persons of late (O21). */
const lentSum = ({ finances, plan }: VerdictBasis): number => plan.creditSumCents + (finances.recentSumCents ?? 0);

/** A married buyer who borrows alone: what the family pays together is known, and no permit lifts the limit (O26). */
const isLimitedAlone = ({ mode, jointObligationsCents }: ClientFinances): boolean =>
  mode === 1 && jointObligationsCents !== undefined;

/** Obligations with the average payment against income; neither the average (total ÷ months) nor the income is rounded. */
type Burden = { totalCents: number; basisPoints: number | null; isAbove: (share: DecimalText) => boolean };

function burdenOf({ household, plan }: VerdictBasis, policy: AffordabilityPolicy): Burden {
  const months = plan.rows.length;
  const totalCents = household.obligationsCents * months + plan.totalPayableCents;
  const ratio = debtService(totalCents, months, household.sustainableIncome);
  const isAbove = (share: DecimalText) => ratio !== null && compareFractions(ratio, parseFraction(share)) > 0;
  return { totalCents, basisPoints: ratio && aboveItsLimit(toBasisPoints(ratio), isAbove, policy), isAbove };
}

/** A share that is above a limit never reads like the limit: what rounding takes off is put back (L-3.2). */
function aboveItsLimit(
  basisPoints: number,
  isAbove: (share: DecimalText) => boolean,
  { dstiLimit, dstiExtraApproval, dstiManagerMax }: AffordabilityPolicy,
): number {
  const limits = [dstiLimit, dstiExtraApproval, dstiManagerMax];
  return limits.some((limit) => shareBasisPoints(limit) === basisPoints && isAbove(limit))
    ? basisPoints + 1
    : basisPoints;
}

/** Payments up and income down, as the income that would suffice is counted: the two may not differ by the parts of a cent of either. */
function livingShortfall({ household, plan }: VerdictBasis, burden: Burden): number {
  const paidCents = multiplyRounded(burden.totalCents, toFraction(1, plan.rows.length), "up");
  return Math.max(0, paidCents + household.livingMinimumCents - household.sustainableIncomeCents);
}

function rejectReasonsOf(basis: VerdictBasis, burden: Burden, policy: AffordabilityPolicy): RejectReason[] {
  const { contractDate, finances, household, plan } = basis;
  const { birthDate } = finances.buyer;
  const spouseBirthDate = finances.mode === 2 ? finances.spouse?.birthDate : undefined;
  const { numerator, denominator } = household.sustainableIncome;
  const hasIncome = numerator > 0;
  const spare = toFraction(numerator - household.livingMinimumCents * denominator, denominator);
  const isLegal = plan.caps.isOtherCostsLegal && plan.caps.isRateLegal && plan.caps.isTotalCostLegal;
  return reasonsOf<RejectReason>({
    UNDER_AGE: ageOn(birthDate, contractDate) < policy.minAge,
    AGE_AT_END: ageOn(birthDate, plan.lastDueDate) > policy.maxAgeAtEnd,
    SPOUSE_UNDER_AGE: spouseBirthDate !== undefined && ageOn(spouseBirthDate, contractDate) < policy.minAge,
    SPOUSE_AGE_AT_END: spouseBirthDate !== undefined && ageOn(spouseBirthDate, plan.lastDueDate) > policy.maxAgeAtEnd,
    ZERO_INCOME: !hasIncome,
    OVERDUE_DEBT: household.maxOverdueDays >= policy.overdueRejectDays,
    LEGAL_COST_CAP: !isLegal,
    DSTI_ABOVE_MAX: burden.isAbove(policy.dstiManagerMax),
    DSTI_ABOVE_ALONE:
      isLimitedAlone(finances) && burden.isAbove(policy.dstiLimit) && !burden.isAbove(policy.dstiManagerMax),
    LIVING_MINIMUM: hasIncome && compareFractions(spare, toFraction(burden.totalCents, plan.rows.length)) < 0,
  });
}

function approvalReasonsOf(basis: VerdictBasis, burden: Burden, policy: AffordabilityPolicy): ApprovalReason[] {
  return [
    ...reasonsOf({ DSTI_ABOVE_LIMIT: burden.isAbove(policy.dstiLimit) }),
    ...standingReasonsOf(basis, policy),
    ...reasonsOf({ SUM_ABOVE_SELLER_LIMIT: lentSum(basis) > policy.approvalSumCents }),
  ];
}
