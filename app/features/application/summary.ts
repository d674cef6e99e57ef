import { advanceCents } from "~/domain/credit.ts";
import { isInsured } from "~/domain/insurance.ts";
import type { Application } from "~/services/application-types.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { creditPartsOf } from "./credit-parts.ts";

/** The terms that the back end's engine computed: with the saved application, or with a schedule asked for now. */
export type ComputedTerms = {
  monthlyPaymentCents: number | null;
  aprPercent: string | null;
  totalPayableCents: number | null;
  /** Rate and fees are the variant's; nobody types them (F-270). */
  annualRatePercent: string | null;
  contractFeeCents: number | null;
  /** Of a month, like the premium of the chosen insurance, which is part of the monthly payment (F-281). */
  adminFeeCents: number | null;
  insurancePremiumCents: number | null;
};

export const NOTHING_COMPUTED: ComputedTerms = {
  monthlyPaymentCents: null,
  aprPercent: null,
  totalPayableCents: null,
  annualRatePercent: null,
  contractFeeCents: null,
  adminFeeCents: null,
  insurancePremiumCents: null,
};

/** The terms of a schedule: fees of a month are those of its first payment. */
export function termsOfSchedule({ payments, ...schedule }: Schedule): ComputedTerms {
  const { monthlyPaymentCents, aprPercent, totalPayableCents, annualRatePercent, contractFeeCents } = schedule;
  const [first] = payments;
  return {
    monthlyPaymentCents,
    aprPercent,
    totalPayableCents,
    annualRatePercent,
    contractFeeCents,
    adminFeeCents: first?.adminFeeCents ?? null,
    insurancePremiumCents: first?.insuranceCents ?? null,
  };
}

const termsSaved = ({ credit, insurance }: Application): ComputedTerms => ({
  monthlyPaymentCents: credit.monthlyPaymentCents,
  aprPercent: credit.aprPercent,
  totalPayableCents: credit.totalPayableCents,
  annualRatePercent: credit.annualRatePercent,
  contractFeeCents: credit.contractFeeCents,
  adminFeeCents: credit.adminFeeCents,
  insurancePremiumCents: insurance.premiumCents,
});

/** The money of an application as the summary card shows it; amounts in cents, null = not known yet. */
export type Summary = ComputedTerms & {
  buyerName: string;
  goodsCount: number;
  goodsCents: number;
  warrantyCents: number;
  advanceCents: number;
  ownFundsCents: number;
  transferToClientCents: number;
  creditSumCents: number;
  variantTitle: { lt: string; en: string } | null;
  durationMonths: number | null;
  isInsured: boolean;
  /** The premium as the insurer has adjusted it, when it has. */
  adjustedPremiumCents: number | null;
};

/**
 * Summary of an application; without terms of its own it shows what the back end saved with it. A sum of nothing has no
 * payment: what was saved belongs to goods that are gone (F-268).
 */
export function summarise(application: Application, terms = termsSaved(application)): Summary {
  const { goods, credit, buyer, shopConditions, insurance } = application;
  const parts = creditPartsOf.parts(application);
  const creditSumCents = creditPartsOf.sumCents(application);
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  return {
    buyerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    goodsCount: goods.reduce((count, line) => count + line.quantity, 0),
    goodsCents: parts.goodsTotalCents,
    warrantyCents: parts.warrantyTotalCents,
    advanceCents: advanceCents(parts.advance, parts.goodsTotalCents),
    ownFundsCents: parts.ownFundsCents,
    transferToClientCents: parts.transferToClientCents,
    creditSumCents,
    variantTitle: variant?.title ?? null,
    durationMonths: credit.durationMonths,
    isInsured: isInsured(insurance.id),
    adjustedPremiumCents: insurance.adjustedPremiumCents,
    ...(creditSumCents > 0 ? terms : NOTHING_COMPUTED),
  };
}
