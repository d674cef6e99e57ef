import { affordabilityPolicyOn } from "../configuration/configuration.ts";
import { isWinterOffered, variantRefusals } from "./condition-rules.ts";
import type { ConditionVariant } from "./condition-types.ts";
import type { AffordabilityPolicy, ClientFinances, ProposedOption } from "./decision-types.ts";
import { judgeOffers } from "./judged-offer.ts";
import { selectOffers, type AskedOffer } from "./offer-selection.ts";
import { computeSchedule } from "./schedule.ts";
import { missedSmallestPayment } from "./smallest-payment.ts";
import type { Schedule } from "./schedule-types.ts";
import { usualDurations } from "./usual-durations.ts";
import { termsOfVariant, type ContractChoice } from "./variant-terms.ts";

/** What offers are computed from. `variants` are those that the shop and the goods allow. */
export type OfferRequest = Omit<ContractChoice, "durationMonths"> & {
  variants: readonly ConditionVariant[];
  finances: ClientFinances;
  /** What the client asked for: it is among the options whenever it can be had. */
  asked?: AskedOffer;
  advanceCents?: number;
  goodsTotalCents?: number;
};

/**
 * At most 12 options for a credit sum, ascending by duration, the cheapest marked (F-256, F-257, F-266). A pair of
 * variant and duration that breaks a legal cap is never proposed; a pair that the client cannot afford is, with its
 * reasons. Empty when no variant applies to the sum.
 */
export function proposeOptions(
  request: OfferRequest,
  policy: AffordabilityPolicy = affordabilityPolicyOn(request.contractDate),
): ProposedOption[] {
  const judge = judgeOffers(request.finances, request.contractDate, policy);
  const asked = request.asked ?? NOTHING_ASKED;
  const options = request.variants.flatMap((variant) =>
    usualDurations(variant, asked.durationMonths).flatMap((durationMonths) =>
      optionOf({ request, variant, durationMonths, judge }),
    ),
  );
  return selectOffers(options, asked);
}

/** Whether a variant may be had for so many months, affordable or not: the same question that decides about an option. */
export function isProposable(
  request: OfferRequest,
  { variant, durationMonths }: Pick<Candidate, "variant" | "durationMonths">,
  policy: AffordabilityPolicy = affordabilityPolicyOn(request.contractDate),
): boolean {
  const judge = judgeOffers(request.finances, request.contractDate, policy);
  return request.variants.includes(variant) && optionOf({ request, variant, durationMonths, judge }).length > 0;
}

const NOTHING_ASKED: AskedOffer = { variantId: null, durationMonths: null };

type Candidate = {
  request: OfferRequest;
  variant: ConditionVariant;
  durationMonths: number;
  judge: ReturnType<typeof judgeOffers>;
};

function isApplicable(variant: ConditionVariant, durationMonths: number, request: OfferRequest): boolean {
  const choice = {
    creditSumCents: request.creditSumCents,
    durationMonths,
    hasSmallWinterPayments: false,
    isSpouseCredit: request.finances.mode === 2,
    advanceCents: request.advanceCents ?? 0,
    goodsTotalCents: request.goodsTotalCents ?? 0,
  };
  return variantRefusals(variant, choice).length === 0;
}

/** Winter payments are a wish: variants without them are still offered, with equal payments. */
function optionOf(candidate: Candidate): ProposedOption[] {
  const { request, variant, durationMonths, judge } = candidate;
  if (!isApplicable(variant, durationMonths, request)) return [];
  const hasSmallWinterPayments = request.hasSmallWinterPayments === true && isWinterOffered(variant, durationMonths);
  const { contractDate, paymentDay, creditSumCents, insurance } = request;
  const terms = termsOfVariant(variant, {
    contractDate,
    paymentDay,
    durationMonths,
    creditSumCents,
    hasSmallWinterPayments,
    ...(insurance && { insurance }),
  });
  const schedule = computeSchedule(terms);
  if (!schedule.ok || missedSmallestPayment(terms, schedule.value) !== null) return [];
  const { verdict, basis } = judge(schedule.value);
  if (verdict.rejectReasons.includes("LEGAL_COST_CAP")) return [];
  return [
    {
      variantId: variant.id,
      durationMonths,
      ...priceOf(schedule.value),
      annualRatePercent: variant.annualRatePercent,
      dstiBeforeBasisPoints: basis.household.dstiBeforeBasisPoints,
      dstiAfterBasisPoints: verdict.dstiAfterBasisPoints,
      decision: verdict.decision,
      rejectReasons: verdict.rejectReasons,
      approvalReasons: verdict.approvalReasons,
      isCheapest: false,
    },
  ];
}

function priceOf(schedule: Schedule) {
  return {
    creditSumCents: schedule.creditSumCents,
    paymentCount: schedule.rows.length,
    contractFeeCents: schedule.contractFeeCents,
    adminFeeMonthlyCents: schedule.adminFeeMonthlyCents,
    insuranceMonthlyCents: schedule.insuranceMonthlyCents,
    monthlyPaymentCents: schedule.monthlyPaymentCents,
    lastPaymentCents: schedule.lastPaymentCents,
    totalPayableCents: schedule.totalPayableCents,
    overpaymentCents: schedule.totalPayableCents - schedule.creditSumCents,
    apr: schedule.apr,
  };
}
