import { goodsTotal } from "./credit-amounts.ts";
import { lineRefusals } from "./goods-line-rules.ts";
import { GOODS_POLICY } from "./goods-policy.ts";
import type { GoodsGroup, GoodsLine, GoodsRefusal } from "./goods-types.ts";
import { promotionRefusal, type PromotionChoice } from "./promotion-rules.ts";

/** The goods block of a goods contract with everything its validity depends on. */
export type GoodsBlock = {
  lines: readonly GoodsLine[];
  groups: readonly GoodsGroup[];
  isExtendedWarrantyAllowed: boolean;
  promotion: PromotionChoice;
};

/** All that is wrong with the goods block. A shop with the catalogue exception has a valid block always (F-245). */
export function goodsBlockRefusals(block: GoodsBlock): GoodsRefusal[] {
  if (block.promotion.hasCatalogueException) return [];
  const promotion = promotionRefusal(block.promotion, block.lines, block.groups);
  return [...goodsRefusals(block), ...(promotion ? [promotion] : [])];
}

/** Number, total and lines of the goods (F-237, F-240–F-242). */
export function goodsRefusals(
  block: Pick<GoodsBlock, "lines" | "groups" | "isExtendedWarrantyAllowed">,
): GoodsRefusal[] {
  const { lines, groups, isExtendedWarrantyAllowed } = block;
  if (lines.length === 0) return [{ code: "goodsMissing" }];
  const whole: GoodsRefusal[] = [];
  if (goodsTotal(lines) <= 0) whole.push({ code: "goodsAmountTooSmall" });
  if (lines.length > GOODS_POLICY.maxLines) whole.push({ code: "goodsTooMany", limit: GOODS_POLICY.maxLines });
  const groupOf = (line: GoodsLine) => groups.find((group) => group.id === line.groupId);
  return [
    ...whole,
    ...lines.flatMap((line, index) => lineRefusals(line, groupOf(line), index, isExtendedWarrantyAllowed)),
  ];
}
