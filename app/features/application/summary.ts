import { advanceCents } from "~/domain/credit.ts";
import type { Application } from "~/services/application-types.ts";
import { creditPartsOf } from "./credit-parts.ts";

/** The terms that the back end's engine computed: with the saved application, or with a schedule asked for now. */
export type ComputedTerms = {
  monthlyPaymentCents: number | null;
  aprPercent: string | null;
  totalPayableCents: number | null;
};

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
};

/** Summary of an application; without terms of its own it shows what the back end saved with it. */
export function summarise(application: Application, terms: ComputedTerms = application.credit): Summary {
  const { goods, credit, buyer, shopConditions } = application;
  const parts = creditPartsOf.parts(application);
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  return {
    buyerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    goodsCount: goods.reduce((count, line) => count + line.quantity, 0),
    goodsCents: parts.goodsTotalCents,
    warrantyCents: parts.warrantyTotalCents,
    advanceCents: advanceCents(parts.advance, parts.goodsTotalCents),
    ownFundsCents: parts.ownFundsCents,
    transferToClientCents: parts.transferToClientCents,
    creditSumCents: creditPartsOf.sumCents(application),
    variantTitle: variant?.title ?? null,
    durationMonths: credit.durationMonths,
    monthlyPaymentCents: terms.monthlyPaymentCents,
    aprPercent: terms.aprPercent,
    totalPayableCents: terms.totalPayableCents,
  };
}
