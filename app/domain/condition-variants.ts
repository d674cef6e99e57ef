import { CatalogueType } from "./enumerations/catalogue-type.ts";
import { isGoodsContract, type ContractType } from "./enumerations/contract-type.ts";
import type { IssueKey } from "./issue-keys.ts";

/** A condition variant as far as the rules need it (F-252, F-548). */
export type ConditionVariant = {
  /** SalyguVariantoID. */
  id: number;
  /** SutartiesTipoID. */
  contractType: ContractType;
  /** Nebegalioja. */
  expired: boolean;
  /** Akcijinis. */
  promotional: boolean;
};

/** Promotional variants that a good lists itself, and those that its group lists. */
export type PromotedGood = { actionVariants: readonly number[]; groupActionVariants: readonly number[] };

export type ConditionContext = {
  variants: readonly ConditionVariant[];
  goods: readonly PromotedGood[];
  catalogueType: CatalogueType;
};

/**
 * Ids of the variants that cannot be chosen: the expired ones and, for goods contracts in catalogues A and B,
 * promotional ones that no good lists (F-255).
 */
export function invalidConditionIds({ variants, goods, catalogueType }: ConditionContext): ReadonlySet<number> {
  const isBound = (variant: ConditionVariant) =>
    variant.promotional && isGoodsContract(variant.contractType) && catalogueType !== CatalogueType.disabled;
  const invalid = variants.filter((variant) => variant.expired || (isBound(variant) && !isListed(variant, goods)));
  return new Set(invalid.map((variant) => variant.id));
}

/**
 * Why the goods do not fit the chosen variant, or null. The text of the finding names the variant: its parameter
 * `variant` is the caller's, who knows the name in both languages.
 * Catalogue exception (KatalogoAkcijosIsimtis): they always do (F-245). Otherwise a promotional variant needs, in
 * catalogue A, a good that lists it (F-246); in catalogue B it is refused when an applicable good exists and the
 * variant is invalid (F-247). A good is applicable when its group takes part in any promotion (decision under G15).
 */
export function findPromotionProblem(
  chosen: ConditionVariant,
  context: ConditionContext & { catalogueException: boolean },
): Extract<IssueKey, "conditions.promotionNotListed" | "conditions.promotionInvalid"> | null {
  if (context.catalogueException || !chosen.promotional) return null;
  if (context.catalogueType === CatalogueType.typeA) {
    return isListed(chosen, context.goods) ? null : "conditions.promotionNotListed";
  }
  if (context.catalogueType === CatalogueType.typeB) {
    const isInvalid = hasApplicableGood(context) && invalidConditionIds(context).has(chosen.id);
    return isInvalid ? "conditions.promotionInvalid" : null;
  }
  return null;
}

const isListed = (variant: ConditionVariant, goods: readonly PromotedGood[]): boolean =>
  goods.some((good) => good.actionVariants.includes(variant.id));

function hasApplicableGood({ variants, goods }: ConditionContext): boolean {
  const promotional = new Set(variants.filter((variant) => variant.promotional).map((variant) => variant.id));
  return goods.some((good) => good.groupActionVariants.some((id) => promotional.has(id)));
}
