import { GOODS_POLICY } from "./goods-policy.ts";
import type { GoodsGroup, GoodsLine, GoodsRefusal, GoodsRestrictions } from "./goods-types.ts";

const PRODUCT_NO = /^[\p{L}\p{N}\-/.]+$/u;

/**
 * All that is wrong with one line; `line` is its index from 0 (F-240–F-242). Where the extended warranty is not allowed
 * a ticked one costs nothing and is not looked at (F-239).
 */
export function lineRefusals(
  line: GoodsLine,
  group: GoodsGroup | undefined,
  index: number,
  isExtendedWarrantyAllowed: boolean,
): GoodsRefusal[] {
  if (!group) return [{ code: "goodsGroupUnknown", line: index }];
  return [
    ...priceRefusals(line, group, index),
    ...descriptionRefusals(line, group, index),
    ...(line.isInsured && isExtendedWarrantyAllowed ? warrantyRefusals(line, group, index) : []),
  ];
}

/** The price bounds of a line: the general ones, narrowed by its group and by the item itself. */
function priceBounds(group: GoodsRestrictions, item: GoodsRestrictions): { minCents: number; maxCents: number } {
  return {
    minCents: Math.max(GOODS_POLICY.minPriceCents, group.minPriceCents ?? 0, item.minPriceCents ?? 0),
    maxCents: Math.min(
      GOODS_POLICY.maxPriceCents,
      group.maxPriceCents ?? GOODS_POLICY.maxPriceCents,
      item.maxPriceCents ?? GOODS_POLICY.maxPriceCents,
    ),
  };
}

function priceRefusals(line: GoodsLine, group: GoodsGroup, index: number): GoodsRefusal[] {
  const { minCents, maxCents } = priceBounds(group.restrictions, line.restrictions);
  if (line.priceCents < minCents) return [{ code: "goodsPriceTooSmall", line: index, limitCents: minCents }];
  if (line.priceCents > maxCents) return [{ code: "goodsPriceTooLarge", line: index, limitCents: maxCents }];
  return [];
}

function descriptionRefusals(line: GoodsLine, group: GoodsGroup, index: number): GoodsRefusal[] {
  const policy = GOODS_POLICY;
  const refusals: GoodsRefusal[] = [];
  if (!hasLength(line.title.trim(), policy.minTitleCharacters, policy.maxTitleCharacters)) {
    refusals.push({ code: "goodsTitleInvalid", line: index });
  }
  if (!Number.isInteger(line.quantity) || line.quantity < 1 || line.quantity > policy.maxQuantity) {
    refusals.push({ code: "goodsQuantityInvalid", line: index });
  }
  if (!group.hasCatalogue && !isProductNo(line.productNo.trim())) {
    refusals.push({ code: "productNoInvalid", line: index });
  }
  return refusals;
}

function warrantyRefusals(line: GoodsLine, group: GoodsGroup, index: number): GoodsRefusal[] {
  const isOffered = group.warrantyYears.length > 0 && line.restrictions.isWarrantyOffered !== false;
  if (!isOffered) return [{ code: "warrantyNotOffered", line: index }];
  const serialNo = line.serialNo.trim();
  const refusals: GoodsRefusal[] = [];
  if (serialNo === "") refusals.push({ code: "serialMissing", line: index });
  else if (!hasLength(serialNo, GOODS_POLICY.minSerialCharacters, GOODS_POLICY.maxSerialCharacters)) {
    refusals.push({ code: "serialInvalid", line: index });
  }
  if (line.quantity !== 1) refusals.push({ code: "warrantyQuantityFixed", line: index });
  if (line.warrantyYears === null || !group.warrantyYears.includes(line.warrantyYears)) {
    refusals.push({ code: "warrantyTermMissing", line: index });
  }
  return refusals;
}

function isProductNo(text: string): boolean {
  return (
    hasLength(text, GOODS_POLICY.minProductNoCharacters, GOODS_POLICY.maxProductNoCharacters) && PRODUCT_NO.test(text)
  );
}

function hasLength(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max;
}
