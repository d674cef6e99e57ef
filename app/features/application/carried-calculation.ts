import { creditSumCents } from "~/domain/credit.ts";
import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { readCalculation, type Calculation } from "~/flows/calculation/read-calculation.ts";
import { toMoneyText, toText } from "~/forms/field-texts.ts";
import type { Application } from "~/services/application-types.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import { creditStep } from "./steps/credit-step.ts";

/** What the calculator has handed over, with the variant that it was calculated by (F-391). */
export interface CarriedCalculation {
  calculation: Calculation;
  variant: ConditionVariant;
}

/** Reads it from the address; null where there is none, or the shop does not sell by its variant (any more): the application begins as any other. */
export function findCarried(query: string, variants: readonly ConditionVariant[]): CarriedCalculation | null {
  const calculation = query === "" ? null : readCalculation(new URLSearchParams(query)).value;
  const variant = variants.find(({ id, expired }) => id === calculation?.variant && !expired);
  return calculation === null || variant === undefined ? null : { calculation, variant };
}

/**
 * The numbered application with the terms that were calculated: variant, duration, advance, own funds, payment day, winter payments and insurance, as step 2
 * would save them. Goods have a form of their own: `toGoodsDraft`.
 */
export function applyCarried(application: Application, { calculation, variant }: CarriedCalculation): Application {
  const { months, paymentDay, price, advance, ownFunds, winter, insurance } = calculation;
  const terms = creditStep.apply(application, {
    item: null,
    variant: variant.id,
    duration: months ?? variant.durationToMonths,
    paymentDay,
    sum: price,
    advance,
    ownFunds,
    transferToClient: 0,
    winterPayments: winter,
  });
  // Until there are goods the sum is the one that was asked for; with them it follows from them (F-268).
  const sumCents = creditSumCents({
    goodsTotalCents: price,
    warrantyTotalCents: 0,
    advance,
    ownFundsCents: ownFunds,
    transferToClientCents: 0,
  });
  const asked = { ...terms, credit: { ...terms.credit, sumCents } };
  const isOffered = application.insuranceOffers.some(({ id }) => id === insurance);
  return isOffered ? { ...asked, insurance: { ...asked.insurance, id: insurance } } : asked;
}

/** The row of goods that was calculated, as far as its form can be filled: the name of the piece is still to be typed. Null where no goods are bought. */
export function toGoodsDraft({ calculation, variant }: CarriedCalculation): Record<string, string> | null {
  if (hasAskedSum(variant.contractType)) return null;
  const { price, group, warranty } = calculation;
  return {
    quantity: "1",
    priceCents: toMoneyText(price),
    ...(group !== null && { groupId: toText(group) }),
    ...(warranty !== null && { insured: "on", warrantyYears: toText(warranty) }),
  };
}
