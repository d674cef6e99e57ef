import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import { hasWinterPayments } from "~/domain/variant-durations.ts";
import type { Application } from "~/services/application-types.ts";
import type { ChoiceTitles } from "./step-definition.ts";

/** Where the seller is paid, the money is for the goods and goes to no other account. */
const SETTLED_BY_VARIANT = { moneyUsage: null, additionalAccount: null, additionalAccountCode: null };

/** What is chosen of an offer, or of the form of step 2. */
type VariantChoice = { conditionVariantId: number; durationMonths: number };

/**
 * The application under a variant of its shop, which fixes the product and where the money goes (F-270, F-276). Winter
 * payments that were chosen with another variant or duration stay only where they are possible: with the flag left on, no
 * contract could be made (F-278).
 */
export function chooseVariant(application: Application, choice: VariantChoice): Application {
  const { credit, shopConditions } = application;
  const variant = shopConditions.variants.find(({ id }) => id === choice.conditionVariantId);
  const payoutType = variant?.payoutType ?? credit.payoutType;
  return {
    ...application,
    contractType: variant?.contractType ?? application.contractType,
    credit: {
      ...credit,
      ...choice,
      payoutType,
      lowerWinterPayments: credit.lowerWinterPayments === true && hasWinterPayments(variant, choice.durationMonths),
      ...(isPaidToSeller(payoutType) ? SETTLED_BY_VARIANT : {}),
    },
  };
}

/** What the variants of the shop are called, where a form has the number of one. */
export const titlesOfVariants = ({ variants }: Application["shopConditions"]): ChoiceTitles => ({
  variant: variants.map(({ id, title }) => ({ value: String(id), title })),
});
