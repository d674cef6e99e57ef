import type { CatalogueType } from "~/domain/enumerations/catalogue-type.ts";
import type { GoodsLimitations } from "~/domain/goods-limitations.ts";
import type { LocalisedText } from "./localised-text.ts";

/** A goods group with the limits of one piece's price. */
export type GoodsGroup = {
  id: number;
  title: LocalisedText;
  minPriceCents: number;
  maxPriceCents: number;
  /** The extended warranty is sold for it. */
  hasWarranty: boolean;
  /** Catalogue items exist; without them a product number is typed (F-242). */
  hasCatalogue: boolean;
};

export type CatalogueItem = {
  productNumber: string;
  title: string;
  priceCents: number;
  groupId: number;
  manufacturerWarrantyMonths: number | null;
  limitations: GoodsLimitations;
};

export type Catalogue = { type: CatalogueType; groups: GoodsGroup[]; items: CatalogueItem[] };

/** Price of an extended warranty for one piece (F-250). */
export type WarrantyPrice = { years: number; priceCents: number };
