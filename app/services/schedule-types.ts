import type { IsoDay } from "~/domain/iso-day.ts";
import type { Decision } from "./condition-types.ts";
import type { BackendNotice } from "./refusal.ts";

/** What a schedule is asked for (F-279). */
export type ScheduleQuestion = {
  sumCents: number;
  durationMonths: number;
  conditionVariantId: number;
  paymentDay: number | null;
  lowerWinterPayments: boolean | null;
  insuranceId: number | null;
  /** Day of the contract; null = today. */
  startsOn: IsoDay | null;
  /** Its shop's variants are asked for, and a contract's schedule is the one agreed; null = the variants of one's own shop. */
  applicationId: number | null;
};

/** A schedule for a known person, with the affordability. */
export type PersonalScheduleQuestion = Omit<ScheduleQuestion, "startsOn" | "applicationId"> & {
  birthDate: IsoDay | null;
  maritalStatus: number | null;
  householdMembers: number | null;
  incomeCents: number | null;
  incomeType: number | null;
  hasCertificate: boolean | null;
  obligationsCents: number | null;
};

/** One payment, GrafikoEilute. */
export type SchedulePayment = {
  number: number;
  dueOn: IsoDay;
  principalCents: number;
  interestCents: number;
  contractFeeCents: number;
  adminFeeCents: number;
  insuranceCents: number;
  totalCents: number;
  /** Debt after this payment. */
  balanceCents: number;
};

/** A payment schedule with its totals, Grafikas. */
export type Schedule = {
  sumCents: number;
  durationMonths: number;
  conditionVariantId: number;
  firstPaymentOn: IsoDay;
  lastPaymentOn: IsoDay;
  monthlyPaymentCents: number;
  lastPaymentCents: number;
  totalPayableCents: number;
  interestCents: number;
  contractFeeCents: number;
  adminFeeCents: number;
  insuranceCents: number;
  totalCostCents: number;
  annualRatePercent: string;
  /** Annual percentage rate with two decimals (BVKKMN). */
  aprPercent: string;
  payments: SchedulePayment[];
};

/** Code 1400 with a decision still resolves: its message is the notice (F-263). */
export type PersonalSchedule = {
  schedule: Schedule | null;
  decision: Decision | null;
  notice: BackendNotice | null;
};
