import type {
  ApprovalReason,
  DecisionResult,
  IncomeType,
  LiabilityType,
  RejectReason,
  SpouseMode,
} from "../rules/decision-types.ts";

/*
 * What a creditworthiness assessment counted, as it was counted on its day. Money in cents, shares in 1/100 of a
 * percent. Totals are not in it: a reader adds up the lines, so that lines and totals cannot differ.
 */

/** Whose income or obligation it is. */
export type AssessedOwner = "buyer" | "spouse";

/** A source of income, or what is taken off because the person states less than the registers know. */
export type AssessedIncome =
  | {
      readonly kind: "income";
      readonly owner: AssessedOwner;
      readonly type: IncomeType;
      /** Null: stated by the person. */
      readonly source: string | null;
      /** Null: an average was stated, not months. */
      readonly months: number | null;
      readonly averageCents: number;
      /** Decimal text, e.g. "0.7". */
      readonly coefficient: string;
      readonly countedCents: number;
    }
  | {
      readonly kind: "statedLess" | "willDecrease";
      readonly owner: AssessedOwner;
      /** What the person stated, before coefficients; reports from before it was kept have none. */
      readonly statedCents?: number;
      /** What is taken off the lines. */
      readonly countedCents: number;
    };

/** A debt of the registers, one that was stated, or what was stated above the registers. */
export type AssessedObligation =
  | {
      readonly kind: "registered";
      readonly owner: AssessedOwner;
      readonly type: LiabilityType;
      readonly creditor: string;
      readonly outstandingCents: number;
      readonly overdueDays: number;
      /** Repaid by this credit, therefore counted as nothing. */
      readonly isRefinanced: boolean;
      readonly monthlyCents: number;
    }
  | {
      readonly kind: "stated";
      readonly owner: AssessedOwner;
      readonly type: LiabilityType;
      readonly monthlyCents: number;
    }
  | { readonly kind: "statedMore"; readonly owner: AssessedOwner; readonly monthlyCents: number };

/** The option that was judged: the one whose variant and duration were saved. */
interface AssessedOption {
  readonly variantId: number;
  readonly paymentCount: number;
  readonly creditSumCents: number;
  readonly monthlyPaymentCents: number;
  /** What of it is the premium of a chosen insurance; reports from before it was kept have none. */
  readonly insuranceMonthlyCents?: number;
  readonly totalPayableCents: number;
}

/** The record of an assessment (F-280, F-387). */
export interface AssessmentRecord {
  readonly household: {
    readonly mode: SpouseMode;
    readonly size: number;
    readonly adults: number;
    readonly children: number;
  };
  readonly option: AssessedOption;
  readonly incomes: readonly AssessedIncome[];
  readonly obligations: readonly AssessedObligation[];
  readonly livingMinimumCents: number;
  /** Null without income. */
  readonly dstiBeforeBasisPoints: number | null;
  readonly dstiAfterBasisPoints: number | null;
  readonly dstiLimitBasisPoints: number;
  readonly maxMonthlyPaymentCents: number;
  readonly maxSumCents: number;
  readonly decision: DecisionResult;
  readonly reasons: readonly (RejectReason | ApprovalReason)[];
}
