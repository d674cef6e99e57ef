import { advanceCents } from "~/domain/credit.ts";
import { limitKindOf, type LimitKind } from "~/domain/enumerations/contract-type.ts";
import { isInsured } from "~/domain/insurance.ts";
import type { Application } from "~/services/application-types.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { creditSumOf, refinancedCentsOf, toCreditParts } from "./credit-parts.ts";
import { lackOf, type Lack } from "./summary-lack.ts";

/** What the back end's engine computes under the same name for a saved application and for a schedule; rate and fee are the variant's (F-270). */
const SHARED_TERMS = [
  "monthlyPaymentCents",
  "aprPercent",
  "totalPayableCents",
  "annualRatePercent",
  "contractFeeCents",
] as const satisfies (keyof Application["credit"] & keyof Schedule)[];

/**
 * What a schedule has in its payments: how many there are, and of a month the fee, and the premium of the chosen insurance, which is part of the monthly
 * payment (F-281).
 */
type OfPayments = { paymentCount: number | null; adminFeeCents: number | null; insurancePremiumCents: number | null };

/** The terms that the back end's engine computed: with the saved application, or with a schedule asked for now. */
export type ComputedTerms = Pick<Application["credit"], (typeof SHARED_TERMS)[number]> & OfPayments;

const pickTerms = (
  from: Pick<ComputedTerms, (typeof SHARED_TERMS)[number]> | null,
  ofPayments: OfPayments,
): ComputedTerms =>
  ({ ...Object.fromEntries(SHARED_TERMS.map((name) => [name, from?.[name] ?? null])), ...ofPayments }) as ComputedTerms;

export const NOTHING_COMPUTED = pickTerms(null, {
  paymentCount: null,
  adminFeeCents: null,
  insurancePremiumCents: null,
});

/** The terms of a schedule: fees of a month are those of its first payment. */
export function termsOfSchedule(schedule: Schedule): ComputedTerms {
  const [first] = schedule.payments;
  return pickTerms(schedule, {
    paymentCount: schedule.payments.length,
    adminFeeCents: first?.adminFeeCents ?? null,
    insurancePremiumCents: first?.insuranceCents ?? null,
  });
}

const termsSaved = ({ credit, insurance }: Application): ComputedTerms =>
  pickTerms(credit, {
    paymentCount: credit.paymentCount,
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
  /** Other debts that the credit repays; part of the credit sum. */
  refinancedCents: number;
  creditSumCents: number;
  variantTitle: { lt: string; en: string } | null;
  durationMonths: number | null;
  /** Why there is no payment; its text is under `summary`. */
  lack: Lack;
  /** A limit that may be drawn, not a loan of one sum; null for goods. */
  limit: LimitKind | null;
  isInsured: boolean;
  /** The premium as the insurer has adjusted it, when it has. */
  adjustedPremiumCents: number | null;
};

/** What a summary takes from an offer that is ticked: the engine has computed them for the same goods and insurance. */
type OfferTerms = Pick<Summary, (typeof SHARED_TERMS)[number] | "adminFeeCents" | "durationMonths" | "paymentCount"> & {
  title: Summary["variantTitle"];
  /** With the debts that are repaid, as what is typed has it. */
  sumCents: number;
};

/** The summary with the offer that is ticked on the page: one payment stands there, not two. */
export const withOffer = (summary: Summary, offer: OfferTerms | undefined): Summary =>
  offer === undefined
    ? summary
    : {
        ...summary,
        ...(Object.fromEntries(SHARED_TERMS.map((name) => [name, offer[name]])) as Pick<
          OfferTerms,
          (typeof SHARED_TERMS)[number]
        >),
        refinancedCents: Math.max(offer.sumCents - summary.creditSumCents + summary.refinancedCents, 0),
        creditSumCents: offer.sumCents,
        adminFeeCents: offer.adminFeeCents,
        durationMonths: offer.durationMonths,
        paymentCount: offer.paymentCount,
        variantTitle: offer.title,
      };

/**
 * Summary of an application; without terms of its own it shows what the back end saved with it. A sum of nothing has no
 * payment: what was saved belongs to goods that are gone (F-268).
 */
export function summarise(application: Application, terms = termsSaved(application)): Summary {
  const { goods, credit, buyer, shopConditions, insurance } = application;
  const parts = toCreditParts(application);
  const refinancedCents = refinancedCentsOf(application);
  const creditSumCents = creditSumOf(application) + refinancedCents;
  const variant = shopConditions.variants.find(({ id }) => id === credit.conditionVariantId);
  return {
    buyerName: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    goodsCount: goods.reduce((count, line) => count + line.quantity, 0),
    goodsCents: parts.goodsTotalCents,
    warrantyCents: parts.warrantyTotalCents,
    advanceCents: advanceCents(parts.advance, parts.goodsTotalCents),
    ownFundsCents: parts.ownFundsCents,
    transferToClientCents: parts.transferToClientCents,
    refinancedCents,
    creditSumCents,
    variantTitle: variant?.title ?? null,
    lack: lackOf(application, creditSumCents),
    durationMonths: credit.durationMonths,
    limit: limitKindOf(application.contractType),
    isInsured: isInsured(insurance.id),
    adjustedPremiumCents: insurance.adjustedPremiumCents,
    ...(creditSumCents > 0 ? terms : NOTHING_COMPUTED),
  };
}
