import type { ConditionVariant } from "./condition-types.ts";
import type { IsoDay } from "./days.ts";
import type { InsuranceCharge, ScheduleTerms } from "./schedule-types.ts";

/** What a contract adds to the price list of its variant. */
export type ContractChoice = {
  contractDate: IsoDay;
  paymentDay: number;
  durationMonths: number;
  creditSumCents: number;
  hasSmallWinterPayments?: boolean;
  insurance?: InsuranceCharge;
};

/** The schedule terms of a variant: rate, phases, fees and deferral are the variant's, the rest is chosen (F-270). */
export function termsOfVariant(variant: ConditionVariant, choice: ContractChoice): ScheduleTerms {
  return {
    ...choice,
    annualRatePercent: variant.annualRatePercent,
    ...(variant.ratePhases && { ratePhases: variant.ratePhases }),
    ...(variant.contractFee && { contractFee: variant.contractFee }),
    ...(variant.adminFee && { adminFee: variant.adminFee }),
    deferMonths: variant.deferMonths,
    isDeferralInterestFree: variant.isDeferralInterestFree,
    isOpenEnded: variant.isOpenEnded,
  };
}
