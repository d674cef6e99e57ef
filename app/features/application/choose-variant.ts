import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import type { Application } from "~/services/application-types.ts";

/** Where the seller is paid, the money is for the goods and goes to no other account. */
const SETTLED_BY_VARIANT = { moneyUsage: null, additionalAccount: null, additionalAccountCode: null };

/** The application under a variant of its shop, which fixes the product and where the money goes (F-270, F-276). */
export function chooseVariant(application: Application, variantId: number): Application {
  const variant = application.shopConditions.variants.find(({ id }) => id === variantId);
  const payoutType = variant?.payoutType ?? application.credit.payoutType;
  return {
    ...application,
    contractType: variant?.contractType ?? application.contractType,
    credit: {
      ...application.credit,
      conditionVariantId: variantId,
      payoutType,
      ...(isPaidToSeller(payoutType) ? SETTLED_BY_VARIANT : {}),
    },
  };
}
