import type { CatalogueType, ConditionVariant } from "./condition-types.ts";
import type { GoodsGroup, GoodsLine, GoodsRefusal } from "./goods-types.ts";

/** The chosen variant and what the shop's catalogue says about promotions. */
export type PromotionChoice = {
  catalogue: CatalogueType;
  /** KatalogoAkcijosIsimtis = 1. */
  hasCatalogueException: boolean;
  chosen: ConditionVariant | null;
  /** From `invalidConditionIds`. */
  invalidIds: readonly number[];
};

type ListedGoods = Pick<GoodsLine, "groupId" | "restrictions">;
type PromotionGroup = Pick<GoodsGroup, "id" | "restrictions">;

/**
 * Refuses a promotional variant that the goods do not carry. Catalogue A wants at least one good that lists it (F-246);
 * B refuses an invalid one as soon as some good belongs to a group with promotions (F-247). The catalogue exception
 * allows everything (F-245).
 */
export function promotionRefusal(
  { catalogue, hasCatalogueException, chosen, invalidIds }: PromotionChoice,
  lines: readonly ListedGoods[],
  groups: readonly PromotionGroup[],
): GoodsRefusal | null {
  if (hasCatalogueException || !chosen?.isPromotional) return null;
  const isRefused =
    catalogue === "TYPE_A"
      ? !isListedByAny(lines, chosen.id)
      : catalogue === "TYPE_B" && hasApplicableGood(lines, groups) && invalidIds.includes(chosen.id);
  return isRefused ? { code: "promotionNotListed", variantId: chosen.id } : null;
}

/** True when the limitations of some good list the variant. */
export function isListedByAny(lines: readonly Pick<ListedGoods, "restrictions">[], variantId: number): boolean {
  return lines.some((line) => line.restrictions.actionVariantIds.includes(variantId));
}

function hasApplicableGood(lines: readonly ListedGoods[], groups: readonly PromotionGroup[]): boolean {
  const promotedGroups = groups.filter((group) => group.restrictions.actionVariantIds.length > 0);
  return lines.some((line) => promotedGroups.some((group) => group.id === line.groupId));
}
