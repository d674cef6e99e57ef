import type { GoodsContext } from "~/domain/goods-line-schema.ts";
import { NO_LIMITATIONS } from "~/domain/goods-limitations.ts";
import { GOODS_LINES_MAX } from "~/domain/limits.ts";
import type { GoodsGroup } from "~/services/goods-types.ts";

/** The shop's groups as the schema of a goods line needs them; computed on both sides from the same data. */
export function goodsContextOf(groups: readonly GoodsGroup[], extendedWarrantyAllowed: boolean): GoodsContext {
  return {
    extendedWarrantyAllowed,
    groups: groups.map(({ id, minPriceCents, maxPriceCents, hasWarranty, hasCatalogue }) => ({
      id,
      limitations: { ...NO_LIMITATIONS, minPriceCents, maxPriceCents, warranty: hasWarranty },
      catalogueEmpty: !hasCatalogue,
    })),
  };
}

/** Whether no further line of goods fits into an application (decision under G15). */
export const isGoodsListFull = ({ goods }: { goods: readonly unknown[] }): boolean => goods.length >= GOODS_LINES_MAX;
