import type { CatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import type { LocalisedText } from "./localised-text.ts";
import type { BackendNotice } from "./refusal.ts";
import type { SafeHtml } from "./safe-html.server.ts";

/** A credit condition variant, SalyguVariantas (F-252). Percentages are decimal texts as sent (`"12.9"`). */
export type ConditionVariant = {
  id: number;
  /** SutartiesTipoID: the product. */
  contractType: number;
  /** Nebegalioja: shown, but not to be chosen. */
  expired: boolean;
  promotional: boolean;
  title: LocalisedText;
  annualRatePercent: string | null;
  contractFeePercent: string | null;
  contractFeeMinCents: number | null;
  adminFeeCents: number | null;
  adminFeePercent: string | null;
  durationFromMonths: number;
  durationToMonths: number;
  durationStepMonths: number | null;
  sumFromCents: number | null;
  sumToCents: number | null;
  /** Lower payments in winter may be chosen. */
  winterPayments: boolean;
  payoutType: number | null;
};

/** What a shop sells under which conditions. */
export type ShopConditions = {
  variants: ConditionVariant[];
  catalogueType: CatalogueType;
  /** KatalogoAkcijosIsimtis: the goods block is always valid (F-245). */
  catalogueException: boolean;
  /** PratestaGarantijaGalima. */
  extendedWarrantyAllowed: boolean;
};

/** A decision on affordability, Sprendimas. Reasons are keys of `locales/{lt,en}/soap.json`. */
export type Decision = {
  /** APPROVED, NEEDS_APPROVAL or REJECTED. */
  result: string;
  /** `UNDER_AGE` → `soap:rejection.UNDER_AGE`. */
  rejectionReasons: string[];
  /** `DSTI_ABOVE_LIMIT` → `soap:approval.DSTI_ABOVE_LIMIT`. */
  approvalReasons: string[];
  /** WAITING or WAITING_EXTRA when a manager must decide. */
  requestStatus: string | null;
  /** 0 standard, 1 with extra approval (F-375). */
  sequence: number | null;
  sustainableIncomeCents: number;
  obligationsCents: number;
  livingMinimumCents: number;
  dstiBeforePercent: string | null;
  dstiAfterPercent: string | null;
  dstiLimitPercent: string;
  maxPaymentCents: number;
  maxSumCents: number;
  shortestDurationMonths: number | null;
  /** Counting the spouse's income may help. */
  countSpouse: boolean;
};

/** One offer, SiulomasVariantas2 (F-266). */
export type ProposedOption = {
  conditionVariantId: number;
  title: LocalisedText;
  promotional: boolean;
  durationMonths: number;
  sumCents: number;
  monthlyPaymentCents: number;
  totalPayableCents: number;
  /** What is paid above the sum. */
  overpaymentCents: number;
  aprPercent: string;
  annualRatePercent: string;
  contractFeeCents: number;
  adminFeeCents: number;
  dstiBeforePercent: string | null;
  dstiAfterPercent: string | null;
  result: string;
  reasons: string[];
  cheapest: boolean;
};

/** The offers for an application (F-257). */
export type Offers = {
  /** By duration, shortest first (F-256). */
  options: ProposedOption[];
  refinancing: { possible: boolean; sumCents: number | null } | null;
  decision: Decision | null;
  /** Where the offers are kept, for the valuation report. */
  valuationId: number | null;
  messageHtml: SafeHtml | null;
  /** Codes 1800 to 1802: how to show the message although the options are usable (F-259 to F-262). */
  notice: BackendNotice | null;
};
