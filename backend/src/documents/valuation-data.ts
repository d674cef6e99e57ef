import type { DocumentReference, Lender, Presentation } from "./contract-data.ts";

type Owner = "buyer" | "spouse";

/** A line of the income table; what a line has not is null. A line may take off: then `countedCents` is negative. */
export interface IncomeLine {
  readonly owner: Owner;
  /** Kind in words, e.g. „Darbo užmokestis“. */
  readonly kind: string;
  readonly source: string;
  /** Number of months over which the income was averaged. */
  readonly months: number | null;
  readonly averageCents: number | null;
  /** Share counted, e.g. "1.0" or "0.7". */
  readonly coefficient: string | null;
  readonly countedCents: number;
}

/** A line of the table of obligations; `monthlyCents` is what was counted of it. */
export interface LiabilityLine {
  readonly owner: Owner;
  readonly kind: string;
  readonly creditor: string;
  readonly outstandingCents: number | null;
  readonly overdueDays: number | null;
  /** Repaid by this credit, therefore counted as nothing. */
  readonly isRefinanced: boolean;
  readonly monthlyCents: number;
}

/** A register that was asked about a person. */
export interface RegisterLine {
  readonly owner: Owner;
  /** In words, e.g. „Skolų registras“. */
  readonly register: string;
  /** ISO 8601 with zone; null: it was not asked. */
  readonly askedAt: string | null;
  /** How many entries it named; null: it has not answered. */
  readonly found: number | null;
}

/** Who allowed what the rules leave to a manager, when (ISO 8601) and with which words. */
export interface GivenPermit {
  readonly id: number;
  readonly by: string;
  readonly at: string;
  readonly note: string | null;
  /** Why the seller had asked. */
  readonly asked: string | null;
  /** Of two managers, the first one. */
  readonly firstBy: string | null;
}

/** Whose income was counted: a single person's, a married one's alone, or both spouses'. */
export type AssessedHousehold = "single" | "alone" | "both";

export type ValuationDecision = "approved" | "needs-approval" | "rejected";

/**
 * The record of a creditworthiness assessment; money in cents, shares in percent ("38.25"). Sums of income and
 * obligations are not in it: the report adds up its own lines.
 */
export interface ValuationData {
  readonly lender: Lender;
  readonly reference: DocumentReference;
  readonly applicationNumber: string;
  readonly applicantName: string;
  readonly applicantPersonalCode: string;
  readonly spouseName: string | null;
  readonly household: AssessedHousehold;
  readonly householdSize: number;
  readonly adultsCount: number;
  readonly childrenCount: number;
  readonly shopName: string;
  readonly productName: string;
  readonly creditCents: number;
  readonly paymentCount: number;
  readonly monthlyPaymentCents: number;
  /** What of it is the premium of a chosen insurance. */
  readonly insuranceMonthlyCents: number;
  readonly totalPayableCents: number;
  readonly incomes: readonly IncomeLine[];
  readonly liabilities: readonly LiabilityLine[];
  readonly dstiBeforePercent: string | null;
  readonly dstiAfterPercent: string | null;
  /** The limit that decided. */
  readonly dstiLimitPercent: string;
  /** The limit without a manager's permit, which the largest payment and sum follow: another one where even a permit does not help. */
  readonly everydayLimitPercent: string;
  /** The share is above the limit by less than two decimals show. */
  readonly isDstiJustAboveLimit: boolean;
  readonly livingMinimumCents: number;
  readonly maxMonthlyPaymentCents: number;
  readonly maxCreditCents: number;
  readonly decision: ValuationDecision;
  /** Reasons in words; empty when approved without remarks. */
  readonly reasons: readonly string[];
  readonly registers: readonly RegisterLine[];
  /** What the lender had lent to the same persons in the 30 days before. */
  readonly recentSumCents: number;
  /** Null: no permit was needed, or none was given. */
  readonly permit: GivenPermit | null;
  readonly automated: boolean;
  /** System or person who assessed, and the instant (ISO 8601 with zone). */
  readonly assessedBy: string;
  readonly assessedAt: string;
  readonly presentation: Presentation;
}
