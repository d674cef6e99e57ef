import { z } from "zod";
import { keyOf, readSeedData } from "../read-data.ts";
import { SHOP_IDS } from "./companies.ts";
import { variantKey } from "./condition-variants.ts";

/** A row of `goods_groups` with the shops that sell it. */
const groupSchema = z.strictObject({
  id: z.int(),
  nameLt: z.string(),
  nameEn: z.string(),
  minPriceCents: z.int(),
  maxPriceCents: z.int(),
  warrantyYears: z.array(z.int()).exactOptional(),
  serialNumber: z.literal(true).exactOptional(),
  hasCatalogue: z.literal(false).exactOptional(),
  actionVariants: z.array(variantKey).exactOptional(),
  shops: z.array(keyOf("shop", SHOP_IDS, z.int())),
});

/** Goods groups with their limits, warranties and promotions. */
export const DEMO_GOODS_GROUPS = readSeedData("goods-groups.json", z.array(groupSchema));

/** A group's number in another data file. */
export const groupKey = keyOf(
  "goods group",
  DEMO_GOODS_GROUPS.map(({ id }) => id),
  z.int(),
);
