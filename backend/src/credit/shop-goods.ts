import { and, asc, eq, inArray } from "drizzle-orm";
import { parseRestrictions } from "../rules/goods-restrictions.ts";
import type { GoodsGroup, GoodsRestrictions } from "../rules/goods-types.ts";
import { catalogueItems, goodsGroups, shopGoodsGroups } from "../store/schema/goods.ts";
import type { shops } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";

/** A whole row of `shops`. */
export type ShopRow = typeof shops.$inferSelect;

/** A whole row of `goods_groups`. */
type GroupRow = typeof goodsGroups.$inferSelect;

/** A group that a shop sells; `hasItems` says whether its company's catalogue holds goods of it. */
export interface ShopGroup {
  readonly row: GroupRow;
  readonly hasItems: boolean;
}

/** What a shop sells, as far as an application's goods need it. */
export interface ShopGoods {
  readonly groups: readonly GoodsGroup[];
  /** Limitations of catalogue items by product number. */
  readonly itemRestrictions: ReadonlyMap<string, GoodsRestrictions>;
}

/** Groups that a shop sells, by id. */
export async function listShopGroups(db: Store, shop: Pick<ShopRow, "id" | "companyId">): Promise<ShopGroup[]> {
  const rows = await db
    .select({ row: goodsGroups })
    .from(shopGoodsGroups)
    .innerJoin(goodsGroups, eq(goodsGroups.id, shopGoodsGroups.groupId))
    .where(eq(shopGoodsGroups.shopId, shop.id))
    .orderBy(asc(goodsGroups.id));
  const filled = await db
    .selectDistinct({ groupId: catalogueItems.groupId })
    .from(catalogueItems)
    .where(eq(catalogueItems.companyId, shop.companyId));
  const filledIds = new Set(filled.map(({ groupId }) => groupId));
  return rows.map(({ row }) => ({ row, hasItems: row.hasCatalogue && filledIds.has(row.id) }));
}

const toRuleGroup = ({ row, hasItems }: ShopGroup): GoodsGroup => ({
  id: row.id,
  hasCatalogue: hasItems,
  warrantyYears: row.warrantyYears,
  restrictions: {
    minPriceCents: row.minPriceCents,
    maxPriceCents: row.maxPriceCents,
    actionVariantIds: row.actionVariants,
  },
});

/**
 * Groups and item limitations for goods with these product numbers. Limitations come from the catalogue and never from
 * the request: they decide which promotions the goods carry (F-246, F-247).
 */
export async function loadShopGoods(
  db: Store,
  shop: Pick<ShopRow, "id" | "companyId">,
  productNumbers: readonly string[],
): Promise<ShopGoods> {
  const groups = (await listShopGroups(db, shop)).map(toRuleGroup);
  if (productNumbers.length === 0) return { groups, itemRestrictions: new Map() };
  const items = await db
    .select({ productNumber: catalogueItems.productNumber, limitations: catalogueItems.limitations })
    .from(catalogueItems)
    .where(
      and(eq(catalogueItems.companyId, shop.companyId), inArray(catalogueItems.productNumber, [...productNumbers])),
    );
  const listed = items.filter(({ limitations }) => limitations !== null);
  return {
    groups,
    itemRestrictions: new Map(
      listed.map(({ productNumber, limitations }) => [productNumber, parseRestrictions(limitations).restrictions]),
    ),
  };
}
