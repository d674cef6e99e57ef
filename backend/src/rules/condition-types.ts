import type { SumLimits } from "./decision-types.ts";
import type { Charge, DecimalText, RatePhase } from "./schedule-types.ts";

/** Product of a contract: 3 goods credit, 5 credit account, 6 credit card, 7 online (F-277). */
export type ContractType = 3 | 5 | 6 | 7;

/** How a shop's catalogue restricts promotions (F-248). */
export type CatalogueType = "DISABLED" | "TYPE_A" | "TYPE_B";

/** A condition variant (SalyguVariantas): the price list of one product (F-252). */
export type ConditionVariant = {
  id: number;
  contractType: ContractType;
  /** Nebegalioja. */
  isExpired: boolean;
  /** Akcijinis. */
  isPromotional: boolean;
  annualRatePercent: DecimalText;
  ratePhases?: readonly RatePhase[];
  contractFee?: Charge;
  adminFee?: Charge;
  minMonths: number;
  maxMonths: number;
  stepMonths: number;
  sumLimits: SumLimits;
  minAdvancePercent: DecimalText;
  /** Above this sum the spouse has to be part of the credit (decision under G14). */
  maxSumWithoutSpouseCents?: number;
  isWinterPaymentsOffered: boolean;
  deferMonths: number;
  isDeferralInterestFree: boolean;
  /** Credit card or account without an end: no duration to choose, APR by the 12-part assumption. */
  isOpenEnded: boolean;
};

/** What a client asks of a variant. `advanceCents` and `goodsTotalCents` matter where an advance is asked for. */
export type VariantChoice = {
  creditSumCents: number;
  durationMonths: number;
  hasSmallWinterPayments: boolean;
  /** Spouse mode 2; missing means that the client borrows alone. */
  isSpouseCredit?: boolean;
  advanceCents: number;
  goodsTotalCents: number;
};

/** Why a variant does not apply to a choice; limits are given so that a message can name them. */
export type VariantRefusal =
  | { code: "variantExpired" }
  | { code: "sumBelowMinimum"; limitCents: number }
  | { code: "sumAboveMaximum"; limitCents: number }
  | { code: "durationNotOffered"; minMonths: number; maxMonths: number }
  | { code: "advanceTooSmall"; limitCents: number }
  | { code: "spouseRequired"; limitCents: number }
  | { code: "winterPaymentsNotOffered" };
