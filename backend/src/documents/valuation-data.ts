import type { Lender, Presentation } from "./contract-data.ts";

export interface IncomeLine {
  /** „Pirkėjas“ or „Sutuoktinis“. */
  readonly owner: "buyer" | "spouse";
  /** Kind in words, e.g. „Darbo užmokestis“. */
  readonly kind: string;
  readonly source: string;
  /** Number of months over which the income was averaged. */
  readonly months: number;
  readonly averageCents: number;
  /** Share counted, e.g. "1.0" or "0.7". */
  readonly coefficient: string;
  readonly countedCents: number;
}

export interface LiabilityLine {
  readonly owner: "buyer" | "spouse";
  readonly kind: string;
  readonly creditor: string;
  readonly monthlyCents: number;
  readonly outstandingCents: number;
  readonly overdueDays: number;
  /** Refinanced by this credit, therefore not counted. */
  readonly refinanced: boolean;
}

export type ValuationDecision = "approved" | "needs-approval" | "rejected";

/** The figures of a creditworthiness assessment; money in cents, shares in percent ("38.25"). */
export interface ValuationData {
  readonly lender: Lender;
  readonly documentNumber: string;
  readonly applicantName: string;
  readonly applicantPersonalCode: string;
  readonly spouseName: string | null;
  readonly householdSize: number;
  readonly childrenCount: number;
  readonly shopName: string;
  readonly productName: string;
  readonly creditCents: number;
  readonly durationMonths: number;
  readonly monthlyPaymentCents: number;
  readonly averagePaymentCents: number;
  readonly incomes: readonly IncomeLine[];
  readonly liabilities: readonly LiabilityLine[];
  readonly incomeTotalCents: number;
  readonly obligationsTotalCents: number;
  readonly dstiBeforePercent: string;
  readonly dstiAfterPercent: string;
  readonly dstiLimitPercent: string;
  readonly livingMinimumCents: number;
  /** What is left after obligations, the new payment and the living minimum; negative when it does not suffice. */
  readonly leftToLiveOnCents: number;
  readonly maxMonthlyPaymentCents: number;
  readonly maxCreditCents: number;
  readonly decision: ValuationDecision;
  /** Reasons in words; empty when approved without remarks. */
  readonly reasons: readonly string[];
  readonly automated: boolean;
  /** System or person who assessed, and the instant (ISO 8601 with zone). */
  readonly assessedBy: string;
  readonly assessedAt: string;
  readonly presentation: Presentation;
}
