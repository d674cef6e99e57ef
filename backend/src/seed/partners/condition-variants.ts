import { z } from "zod";
import { keyOf, readSeedData } from "../read-data.ts";
import { SHOP_IDS } from "./companies.ts";

const percent = z.string().regex(/^\d+\.\d\d$/);

/** A row of `condition_variants` with the shops that may offer it. */
const variantSchema = z.strictObject({
  id: z.int(),
  contractType: z.literal([3, 5, 6, 7]),
  nameLt: z.string(),
  nameEn: z.string(),
  promotional: z.literal(true).exactOptional(),
  expired: z.literal(true).exactOptional(),
  annualRate: percent,
  contractFeePercent: percent.exactOptional(),
  contractFeeMinCents: z.int().exactOptional(),
  adminFeeCents: z.int().exactOptional(),
  minDurationMonths: z.int(),
  maxDurationMonths: z.int(),
  minSumCents: z.int(),
  maxSumCents: z.int(),
  winterPayments: z.literal(true).exactOptional(),
  payoutType: z.int().exactOptional(),
  spouseRequiredAboveCents: z.int().exactOptional(),
  shops: z.array(keyOf("shop", SHOP_IDS, z.int())),
});

/** Condition variants. */
export const DEMO_VARIANTS = readSeedData("condition-variants.json", z.array(variantSchema));

/** A variant's number in another data file. */
export const variantKey = keyOf(
  "condition variant",
  DEMO_VARIANTS.map(({ id }) => id),
  z.int(),
);
