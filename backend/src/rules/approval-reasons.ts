import type { AffordabilityPolicy, ApprovalReason, HouseholdAssessment } from "./decision-types.ts";

/** The reasons that apply, in the order of the table: a record so that the compiler asks for every one. */
export function reasonsOf<Reason extends string>(applies: Record<Reason, boolean>): Reason[] {
  return (Object.keys(applies) as Reason[]).filter((reason) => applies[reason]);
}

/** Approval reasons of the client, which no other sum or duration takes away. */
export const standingReasonsOf = ({ household }: { household: HouseholdAssessment }, policy: AffordabilityPolicy) =>
  reasonsOf<Exclude<ApprovalReason, "DSTI_ABOVE_LIMIT" | "SUM_ABOVE_SELLER_LIMIT">>({
    OVERDUE_DEBT_RECENT: household.maxOverdueDays >= policy.overdueApprovalDays,
    SHORT_INCOME_HISTORY: household.hasShortIncomeHistory,
    INCOME_CERTIFICATE_MISSING: household.isIncomeCertificateMissing,
    DEBT_REGISTER_SILENT: household.isDebtRegisterSilent,
  });
