import type { ConditionVariant } from "~/services/condition-types.ts";

/** Products that a shop sells now: those of its valid variants. */
export const productTypesOf = (variants: readonly ConditionVariant[]): number[] => [
  ...new Set(variants.filter(({ expired }) => !expired).map(({ contractType }) => contractType)),
];
