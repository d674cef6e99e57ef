import { toText } from "~/forms/field-texts.ts";
import type { Application } from "~/services/application-types.ts";
import type { FormFields } from "../step-definition.ts";

/**
 * The variant and the duration on which the shop usually sells the product, for a form in which neither was chosen yet (F-252). None of an ended variant, nor
 * where the back end does not say what is usual.
 */
export function usualTerms({ credit, contractType, shopConditions }: Application): FormFields {
  if (credit.conditionVariantId !== null || credit.durationMonths !== null) return {};
  const usual = shopConditions.variants.find(
    (variant) => variant.contractType === contractType && !variant.expired && variant.usualMonths !== null,
  );
  return usual === undefined ? {} : { variant: toText(usual.id), duration: toText(usual.usualMonths) };
}
