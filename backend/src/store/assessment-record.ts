import type { IsoDay } from "../rules/days.ts";
import type {
  ApprovalReason,
  DecisionResult,
  IncomeProof,
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
      /** What shows it; records from before it was kept have none. */
      readonly proof?: IncomeProof | "none" | null;
      readonly provedOn?: IsoDay;
      /** Null: an average was stated, not months. */
      readonly months: number | null;
      readonly averageCents: number;
      /** Decimal text, e.g. "0.7". */
      readonly coefficient: string;
      readonly countedCents: number;
    }
  | {
      /** Stated, shown by nothing, and not counted. */
      readonly kind: "unproved";
      readonly owner: AssessedOwner;
      readonly type: IncomeType;
      readonly statedCents: number;
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
      readonly contractDate?: IsoDay;
      /** Of a contract with the lender itself. */
      readonly ownContractNumber?: string;
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
  | { readonly kind: "statedMore" | "joint"; readonly owner: AssessedOwner; readonly monthlyCents: number };

/** What a register said of one who borrows: of the register of debts when it was asked, too. */
export interface AssessedRegister {
  readonly owner: AssessedOwner;
  readonly register: "incomes" | "liabilities" | "own" | "debts";
  /** How many things it named; null: it has not answered. */
  readonly found: number | null;
  /** ISO 8601; null: it was asked for this assessment, at its time. */
  readonly askedAt: string | null;
}

/** A manager's permit as it stood when it was used. */
export interface AssessedPermit {
  readonly id: number;
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
  readonly note: string | null;
  /** Why the seller had asked. */
  readonly asked: string | null;
  /** Of two: the first one. */
  readonly firstBy: string | null;
}

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
  /** Of what was looked at (`backend/src/credit/decision-facts.ts`); records from before it was kept have neither of these. */
  readonly factsHash?: string;
  readonly registers?: readonly AssessedRegister[];
  /** What the lender had lent to the same persons in the 30 days before. */
  readonly recentSumCents?: number;
  /** Who allowed what the rules leave to a manager. */
  readonly permit?: AssessedPermit;
}
