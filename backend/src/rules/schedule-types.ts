import type { ScheduleVersion } from "../configuration/policy-versions.ts";
import type { IsoDay } from "./days.ts";

/** An exact decimal as text, e.g. `"12.9"`; percentages are percent, not fractions. */
export type DecimalText = string;

/** A price-list charge: a fixed amount or a percent of the initial credit sum, never below `minimumCents`. */
export type Charge = ({ kind: "amount"; amountCents: number } | { kind: "percent"; percent: DecimalText }) & {
  minimumCents?: number;
};

/** A monthly insurance premium; only a compulsory one enters the APR and the total cost (L-2.4). */
export type InsuranceCharge = Charge & { isCompulsory?: boolean };

/** The first `months` periods of a promotion run at this yearly rate. */
export type RatePhase = { months: number; annualRatePercent: DecimalText };

/** How the contract fee is collected (L-2.4). */
export type ContractFeeMode = ScheduleVersion["contractFeeMode"];

/** The lender's rules of schedules on a day, or those that a test gives instead. */
export type SchedulePolicy = Omit<ScheduleVersion, "validFrom" | "source">;

/** Everything a schedule is computed from. `paymentDay` is 1–31 and clamped to the end of a short month. */
export type ScheduleTerms = {
  contractDate: IsoDay;
  paymentDay: number;
  durationMonths: number;
  creditSumCents: number;
  /** Yearly borrowing rate after the last of `ratePhases`. */
  annualRatePercent: DecimalText;
  ratePhases?: readonly RatePhase[];
  contractFee?: Charge;
  adminFee?: Charge;
  insurance?: InsuranceCharge;
  deferMonths?: number;
  isDeferralInterestFree?: boolean;
  hasSmallWinterPayments?: boolean;
  /** Credit card or open-ended account: 12 equal capital parts whatever the duration says (L-1.4 k). */
  isOpenEnded?: boolean;
  policy?: Partial<SchedulePolicy>;
};

/** One line of the payment schedule; `totalCents` is what the client pays on `dueDate`. */
export type ScheduleRow = {
  no: number;
  dueDate: IsoDay;
  principalCents: number;
  interestCents: number;
  instalmentCents: number;
  contractFeeCents: number;
  adminFeeCents: number;
  insuranceCents: number;
  totalCents: number;
  balanceCents: number;
};

/** Interval from the drawdown to the first payment: whole months and days, both counted backwards (L-1.2). */
export type FirstPeriod = { months: number; days: number; yearDays: number };

/** The result of the legal cap check of L-3.2. */
export type LegalCapCheck = {
  termDays: number;
  otherCostsCents: number;
  otherCostsLimitCents: number;
  isOtherCostsLegal: boolean;
  isRateLegal: boolean;
  isTotalCostLegal: boolean;
};

/** Annual percentage rate of charge (BVKKMN) as decimal texts with 6, 2 and 1 decimals, e.g. `"12.683511"`. */
export type Apr = { percent6: string; percent2: string; percent1: string };

/** A schedule without its APR: enough for affordability, cheaper than a `Schedule`. */
export type RepaymentPlan = {
  creditSumCents: number;
  contractFeeCents: number;
  /** The part of the contract fee that is paid on the contract day. */
  upfrontFeeCents: number;
  adminFeeMonthlyCents: number;
  insuranceMonthlyCents: number;
  isInsuranceCompulsory: boolean;
  firstDueDate: IsoDay;
  lastDueDate: IsoDay;
  firstPeriod: FirstPeriod;
  /** „Mėnesio įmoka“: a regular row with its fees. */
  monthlyPaymentCents: number;
  regularInstalmentCents: number;
  lastPaymentCents: number;
  totalInterestCents: number;
  /** Everything the client pays, optional insurance included. */
  totalPayableCents: number;
  /** The same without optional insurance. */
  totalPayableForAprCents: number;
  /** Total cost of the credit: `totalPayableForAprCents - creditSumCents`. */
  totalCostCents: number;
  caps: LegalCapCheck;
  rows: readonly ScheduleRow[];
};

/** A payment schedule with its APR. */
export type Schedule = RepaymentPlan & { apr: Apr };

/** Why no schedule exists; every cause is SOAP code 1400 on the wire (L-2.6). */
export type ScheduleImpossibleCause =
  | "DURATION_INVALID"
  | "PAYMENT_DAY_INVALID"
  | "SUM_INVALID"
  | "INSTALMENT_BELOW_INTEREST"
  | "LAST_INSTALMENT_NOT_POSITIVE"
  | "APR_UNDEFINED";

/** The refused case of a schedule. */
export type ScheduleRefusal = { ok: false; reason: "SCHEDULE_IMPOSSIBLE"; cause: ScheduleImpossibleCause };

/** A value computed from a schedule, or why there is no schedule. */
export type ScheduleOutcome<Value> = { ok: true; value: Value } | ScheduleRefusal;
