/** A line of goods. `actionVariantIds` are the promotions that the item itself lists in its limitations (Apribojimai). */
export type GoodsLine = {
  title: string;
  groupId: number;
  priceCents: number;
  quantity: number;
  /** Apdrausta: the extended warranty is ticked. */
  isInsured: boolean;
  warrantySumCents: number;
  /** Extra years on top of the manufacturer's warranty; null when none is chosen. */
  warrantyYears: number | null;
  serialNo: string;
  productNo: string;
  restrictions: GoodsRestrictions;
};

/** What a catalogue item or a group limits; a missing limit leaves the general one. */
export type GoodsRestrictions = {
  minPriceCents?: number;
  maxPriceCents?: number;
  actionVariantIds: readonly number[];
  isWarrantyOffered?: boolean;
};

/** A goods group (TurtoRusis). */
export type GoodsGroup = {
  id: number;
  /** False for a group without catalogue items: a product number is then typed in. */
  hasCatalogue: boolean;
  /** Extra warranty years that can be bought; empty when the group has none. */
  warrantyYears: readonly number[];
  restrictions: GoodsRestrictions;
};

/** One thing wrong with the goods; `line` counts from 0 and is missing where the whole list is meant. */
export type GoodsRefusal =
  | { code: "goodsMissing" }
  | { code: "goodsAmountTooSmall" }
  | { code: "goodsTooMany"; limit: number }
  | { code: "promotionNotListed"; variantId: number }
  | { code: "goodsPriceTooSmall"; line: number; limitCents: number }
  | { code: "goodsPriceTooLarge"; line: number; limitCents: number }
  | { code: "goodsTitleInvalid"; line: number }
  | { code: "goodsQuantityInvalid"; line: number }
  | { code: "goodsGroupUnknown"; line: number }
  | { code: "serialMissing"; line: number }
  | { code: "serialInvalid"; line: number }
  | { code: "warrantyQuantityFixed"; line: number }
  | { code: "warrantyTermMissing"; line: number }
  | { code: "warrantyNotOffered"; line: number }
  | { code: "productNoInvalid"; line: number };
