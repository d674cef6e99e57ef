import type { AffordabilityVersion } from "../configuration/policy-versions.ts";
import type { IsoDay } from "./days.ts";
import type { Fraction } from "./fraction.ts";
import type { Apr, DecimalText, ScheduleTerms } from "./schedule-types.ts";

/** 1 worker, 2 pensioner, 3 other, 4 officer, 7 farmer (L-3.2). */
export type IncomeType = 1 | 2 | 3 | 4 | 7;

/** One source of income. `averageCents` replaces the monthly amounts where only an average is known. */
export type IncomeLine = {
  type: IncomeType;
  /** Oldest month first. */
  monthlyCents: readonly number[];
  averageCents?: number;
  monthsCovered: number;
  hasCertificate: boolean;
  /** Who pays it, where a register says so; for the record, not for the sum. */
  source?: string;
  /** What shows that it is paid; for the record, not for the sum. Absent: not said. */
  proof?: IncomeProof;
  /** The day of that proof, where it has one of its own; for the record, not for the sum. */
  provedOn?: IsoDay;
  /** The person says so and nothing shows it: it counts only where what is proved does not suffice, and then with a permit (O22). */
  isUnproved?: true;
};

/** What shows an income: the register of incomes, a certificate with its file, a bank statement, or a manager who entered it. */
export type IncomeProof = "register" | "certificate" | "bank" | "manager";

export type LiabilityType = "mortgage" | "consumer" | "leasing" | "creditCards" | "other";

/** One obligation of the registry list. */
export type Liability = {
  type: LiabilityType;
  instalmentCents: number;
  correctedInstalmentCents?: number;
  limitCents?: number;
  overdueDays: number;
  isRefinanced: boolean;
  /** Who is owed how much; for the record, not for the sum. */
  creditor?: string;
  outstandingCents?: number;
  /** Day and, of the lender's own, number of its contract; for the record, not for the sum. */
  contractDate?: IsoDay;
  ownContractNumber?: string;
};

/** What one person earns and owes. */
export type PersonFinances = {
  birthDate: IsoDay;
  incomes: readonly IncomeLine[];
  declaredObligationsCents: readonly number[];
  liabilities: readonly Liability[];
  /** The most that the person states to earn a month, all sources together and before coefficients. */
  incomeCeilingCents?: number;
  /** How long the oldest open debt of the debt register is overdue, in days. */
  overdueDebtDays?: number;
  /** Whether `incomeCeilingCents` is what the person expects for later; else it is what the person states for now. */
  isIncomeDecreasing?: boolean;
};

/** Spouse mode: 0 single, 1 married and borrowing alone, 2 with the spouse. */
export type SpouseMode = 0 | 1 | 2;

/** The household that an affordability decision is about. `spouse` counts in mode 2 only. */
export type ClientFinances = {
  mode: SpouseMode;
  /** Persons of the household, the buyer included. */
  householdSize: number;
  isMarried: boolean;
  buyer: PersonFinances;
  spouse?: PersonFinances;
  /** What the lender has lent to the same persons in the last 30 days: the limits of sums compare it with this credit (O21). */
  recentSumCents?: number;
  /** Mode 1: what the family pays together a month. Where it is said, no permit lifts the limit of the share (O26). */
  jointObligationsCents?: number;
  /** The debt register does not answer: a manager decides (O24). */
  isDebtRegisterSilent?: boolean;
};

/** Affordability policy of a day; shares are decimal fractions (`"0.40"` = 40 %). */
export type AffordabilityPolicy = AffordabilityVersion;

/** Inclusive limits of the credit sum. */
export type SumLimits = { minCents: number; maxCents: number };

/** One question to the engine; the decision day is the contract date of the terms. */
export type DecisionRequest = {
  finances: ClientFinances;
  terms: ScheduleTerms;
  sumLimits?: SumLimits;
  /** Durations to try for `shortestDurationMonths`, ascending. */
  durationsMonths?: readonly number[];
};

export type DecisionResult = "APPROVED" | "NEEDS_APPROVAL" | "REJECTED";

/** `ZERO_INCOME` is SOAP code 10 on the wire. */
export type RejectReason =
  | "UNDER_AGE"
  | "AGE_AT_END"
  | "SPOUSE_UNDER_AGE"
  | "SPOUSE_AGE_AT_END"
  | "ZERO_INCOME"
  | "OVERDUE_DEBT"
  | "LEGAL_COST_CAP"
  | "DSTI_ABOVE_MAX"
  | "DSTI_ABOVE_ALONE"
  | "LIVING_MINIMUM";

export type ApprovalReason =
  | "DSTI_ABOVE_LIMIT"
  | "OVERDUE_DEBT_RECENT"
  | "SHORT_INCOME_HISTORY"
  | "INCOME_CERTIFICATE_MISSING"
  | "DEBT_REGISTER_SILENT"
  | "SUM_ABOVE_SELLER_LIMIT";

/** `COUNT_SPOUSE`: a married client who borrows alone is above the limit; mode 2 may help. */
type DecisionHint = "COUNT_SPOUSE";

/** The household's side of a decision; it does not depend on the offer. */
export type HouseholdAssessment = {
  /** In cents, not rounded: what is compared with the limits. */
  sustainableIncome: Fraction;
  /** The same half up, to be shown. */
  sustainableIncomeCents: number;
  /** What stays beside this credit. */
  obligationsCents: number;
  /** What is paid a month before this credit, with the debts that it repays. */
  presentObligationsCents: number;
  livingMinimumCents: number;
  /** Present obligations to income in 1/100 of a percent; null without income. */
  dstiBeforeBasisPoints: number | null;
  maxMonthlyPaymentCents: number;
  maxOverdueDays: number;
  hasShortIncomeHistory: boolean;
  isIncomeCertificateMissing: boolean;
  isDebtRegisterSilent: boolean;
};

/** The engine's answer about one offer. */
export type Verdict = {
  decision: DecisionResult;
  rejectReasons: readonly RejectReason[];
  /** Empty for a rejected offer. */
  approvalReasons: readonly ApprovalReason[];
  requestStatus: "WAITING" | "WAITING_EXTRA" | null;
  sequence: 0 | 1 | null;
  averagePaymentCents: number;
  monthlyPaymentCents: number;
  /** Of the income, so that the living minimum stays: 0 where nothing is missing. */
  livingShortfallCents: number;
  /** Obligations with this offer to income in 1/100 of a percent, half up, but above a limit when the share is; null without income. */
  dstiAfterBasisPoints: number | null;
  hints: readonly DecisionHint[];
};

/** A full affordability decision: household, offer and what else would be possible. */
export type Decision = HouseholdAssessment &
  Verdict & {
    dstiLimitBasisPoints: number;
    /** Largest whole-euro sum whose average payment fits the limit, 0 when none does. */
    maxSumCents: number;
    /** Shortest of the asked durations whose average payment fits the limit. */
    shortestDurationMonths: number | null;
    /** Of an offer refused for the age at its end: the longest of them that is not refused, be it with a permit. */
    longestDurationMonths: number | null;
    /** Smallest sustainable income with which the offer is inside the limits; null when it is already, or when none would help. */
    sufficientIncomeCents: number | null;
    /** Income counts that is only stated (O22). */
    countsUnproved: boolean;
    /** Of a rejected offer: why a manager would have to permit any other one, too. */
    standingReasons: readonly ApprovalReason[];
  };

/** One row of the offers (SiulomasVariantas2). */
export type ProposedOption = {
  variantId: number;
  durationMonths: number;
  /** Of its schedule: fewer than the months where a long first period has raised the instalments (L-2.3). */
  paymentCount: number;
  creditSumCents: number;
  annualRatePercent: DecimalText;
  contractFeeCents: number;
  adminFeeMonthlyCents: number;
  insuranceMonthlyCents: number;
  monthlyPaymentCents: number;
  lastPaymentCents: number;
  totalPayableCents: number;
  /** What is paid above the credit sum. */
  overpaymentCents: number;
  apr: Apr;
  dstiBeforeBasisPoints: number | null;
  dstiAfterBasisPoints: number | null;
  decision: DecisionResult;
  rejectReasons: readonly RejectReason[];
  approvalReasons: readonly ApprovalReason[];
  isCheapest: boolean;
};
