import type { goodsGroup, catalogueItem, catalogueAnswer, warrantyPrice } from "./wire/goods.ts";
import type { ValueOf } from "./wire/parts.ts";
import type * as z from "zod";

/** A goods group with the limits of one piece's price. */
export type GoodsGroup = ValueOf<typeof goodsGroup>;

export type CatalogueItem = ValueOf<typeof catalogueItem>;

export type Catalogue = z.output<typeof catalogueAnswer>;

/** Price of an extended warranty for one piece (F-250). */
export type WarrantyPrice = ValueOf<typeof warrantyPrice>;
