import { ageOn } from "./days.ts";
import { debtServiceBasisPoints } from "./debt-service.ts";
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

/** Decides about an offer: any reject reason rejects, else any approval reason asks a manager (domain.md 3.2). */
export function decideOffer(basis: VerdictBasis, policy: AffordabilityPolicy): Verdict {
  const burden = burdenOf(basis);
  const rejectReasons = rejectReasonsOf(basis, burden, policy);
  const isRejected = rejectReasons.length > 0;
  const approvalReasons = isRejected ? [] : approvalReasonsOf(basis, burden, policy);
  const needsApproval = approvalReasons.length > 0;
  const needsExtra =
    basis.plan.creditSumCents > policy.extraApprovalSumCents || burden.isAbove(policy.dstiExtraApproval);
  return {
    decision: isRejected ? "REJECTED" : needsApproval ? "NEEDS_APPROVAL" : "APPROVED",
    rejectReasons,
    approvalReasons,
    requestStatus: needsApproval ? (needsExtra ? "WAITING_EXTRA" : "WAITING") : null,
    sequence: needsApproval ? (needsExtra ? 1 : 0) : null,
    averagePaymentCents: multiplyRounded(basis.plan.totalPayableCents, toFraction(1, basis.plan.rows.length)),
    monthlyPaymentCents: basis.plan.monthlyPaymentCents,
    dstiAfterBasisPoints: burden.basisPoints,
    hints: basis.finances.mode === 1 && burden.isAbove(policy.dstiLimit) ? ["COUNT_SPOUSE"] : [],
  };
}

/** Obligations with the average payment against income; the average is total ÷ months and never rounded. */
type Burden = { totalCents: number; basisPoints: number | null; isAbove: (share: DecimalText) => boolean };

function burdenOf({ household, plan }: VerdictBasis): Burden {
  const months = plan.rows.length;
  const incomeCents = household.sustainableIncomeCents;
  const totalCents = household.obligationsCents * months + plan.totalPayableCents;
  return {
    totalCents,
    basisPoints: debtServiceBasisPoints(totalCents, months, incomeCents),
    isAbove: (share) =>
      incomeCents > 0 && compareFractions(toFraction(totalCents, months * incomeCents), parseFraction(share)) > 0,
  };
}

function rejectReasonsOf(basis: VerdictBasis, burden: Burden, policy: AffordabilityPolicy): RejectReason[] {
  const { contractDate, finances, household, plan } = basis;
  const { birthDate } = finances.buyer;
  const hasIncome = household.sustainableIncomeCents > 0;
  const spareCents = household.sustainableIncomeCents - household.livingMinimumCents;
  const isLegal = plan.caps.isOtherCostsLegal && plan.caps.isRateLegal && plan.caps.isTotalCostLegal;
  return reasonsOf<RejectReason>({
    UNDER_AGE: ageOn(birthDate, contractDate) < policy.minAge,
    AGE_AT_END: ageOn(birthDate, plan.lastDueDate) > policy.maxAgeAtEnd,
    ZERO_INCOME: !hasIncome,
    OVERDUE_DEBT: household.maxOverdueDays >= policy.overdueRejectDays,
    LEGAL_COST_CAP: !isLegal,
    DSTI_ABOVE_MAX: burden.isAbove(policy.dstiManagerMax),
    LIVING_MINIMUM: hasIncome && spareCents * plan.rows.length < burden.totalCents,
  });
}

function approvalReasonsOf(basis: VerdictBasis, burden: Burden, policy: AffordabilityPolicy): ApprovalReason[] {
  const { household, plan } = basis;
  return reasonsOf<ApprovalReason>({
    DSTI_ABOVE_LIMIT: burden.isAbove(policy.dstiLimit),
    OVERDUE_DEBT_RECENT: household.maxOverdueDays >= policy.overdueApprovalDays,
    SHORT_INCOME_HISTORY: household.hasShortIncomeHistory,
    INCOME_CERTIFICATE_MISSING: household.isIncomeCertificateMissing,
    SUM_ABOVE_SELLER_LIMIT: plan.creditSumCents > policy.approvalSumCents,
  });
}

/** The reasons that apply, in the order of the table: a record so that the compiler asks for every one. */
function reasonsOf<Reason extends string>(applies: Record<Reason, boolean>): Reason[] {
  return (Object.keys(applies) as Reason[]).filter((reason) => applies[reason]);
}
