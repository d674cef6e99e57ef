import { percentOf } from "./money.ts";
import type { Charge, ContractFeeMode, SchedulePolicy, ScheduleTerms } from "./schedule-types.ts";

/** The charges of a schedule in cents; `contractFeePartCents` is what a regular row carries of the contract fee. */
export type ScheduleFees = {
  contractFeeCents: number;
  contractFeeMode: ContractFeeMode;
  contractFeePartCents: number;
  upfrontFeeCents: number;
  financedFeeCents: number;
  adminFeeMonthlyCents: number;
  insuranceMonthlyCents: number;
  isInsuranceCompulsory: boolean;
};

/** A charge on the initial credit sum: amount or half-up percent, at least its minimum (L-2.1). */
export function chargeCents(charge: Charge | undefined, creditSumCents: number): number {
  if (!charge) return 0;
  const cents = charge.kind === "amount" ? charge.amountCents : percentOf(creditSumCents, charge.percent);
  return Math.max(cents, charge.minimumCents ?? 0);
}

/** All charges of the terms. The fee of an open-ended credit is taken at the drawdown (L-1.4 h). */
export function feesOf(terms: ScheduleTerms, policy: SchedulePolicy, paymentCount: number): ScheduleFees {
  const contractFeeCents = chargeCents(terms.contractFee, terms.creditSumCents);
  const contractFeeMode = terms.isOpenEnded === true ? "upfront" : policy.contractFeeMode;
  return {
    contractFeeCents,
    contractFeeMode,
    contractFeePartCents: contractFeeMode === "spread" ? Math.ceil(contractFeeCents / paymentCount) : 0,
    upfrontFeeCents: contractFeeMode === "upfront" ? contractFeeCents : 0,
    financedFeeCents: contractFeeMode === "financed" ? contractFeeCents : 0,
    adminFeeMonthlyCents: chargeCents(terms.adminFee, terms.creditSumCents),
    insuranceMonthlyCents: chargeCents(terms.insurance, terms.creditSumCents),
    isInsuranceCompulsory: terms.insurance?.isCompulsory === true,
  };
}

/** The contract fee in row `no` (from 1): equal parts until it is paid, all of it in the first row, or none. */
export function contractFeeInRow(fees: ScheduleFees, no: number): number {
  if (fees.contractFeeMode === "first") return no === 1 ? fees.contractFeeCents : 0;
  if (fees.contractFeeMode !== "spread") return 0;
  const paidCents = (no - 1) * fees.contractFeePartCents;
  return Math.max(0, Math.min(fees.contractFeePartCents, fees.contractFeeCents - paidCents));
}
