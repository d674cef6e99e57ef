import { z } from "zod";
import type { warrantyPrices } from "../../store/schema/goods.ts";
import { readSeedData } from "../read-data.ts";

const packageSchema = z.strictObject({
  id: z.int(),
  nameLt: z.string(),
  nameEn: z.string(),
  monthlyPercent: z.string(),
  minMonthlyCents: z.int().exactOptional(),
  ageFrom: z.int().exactOptional(),
  ageTo: z.int().exactOptional(),
  asksHealth: z.boolean().exactOptional(),
  covers: z.array(z.enum(["life", "disability", "unemployment"])).exactOptional(),
});

const warrantySchema = z.strictObject({
  /** Upper limits of the price bands of a unit; a band begins one cent above the one before. */
  bandLimitsCents: z.array(z.int()),
  /** Price of an extended warranty in each band, by its years. */
  pricesCentsByYears: z.record(z.string(), z.array(z.int())),
});

const { insurance, warranty } = readSeedData(
  "prices.json",
  z.strictObject({ insurance: z.array(packageSchema), warranty: warrantySchema }),
);

/** Insurance packages (O5: reference data). */
export const DEMO_INSURANCE = insurance;

/** Prices of extended warranties for one unit (O5: reference data). */
export const DEMO_WARRANTY_PRICES: readonly (typeof warrantyPrices.$inferInsert)[] = Object.entries(
  warranty.pricesCentsByYears,
).flatMap(([years, prices]) =>
  prices.map((priceCents, band) => ({
    years: Number(years),
    priceFromCents: (warranty.bandLimitsCents[band - 1] ?? 0) + 1,
    priceToCents: warranty.bandLimitsCents[band] ?? 0,
    priceCents,
  })),
);

/** Price of an extended warranty of one unit; null when its price lies in no band. */
export const findWarrantyPriceCents = (years: number, unitPriceCents: number): number | null =>
  DEMO_WARRANTY_PRICES.find(
    (row) => row.years === years && unitPriceCents >= row.priceFromCents && unitPriceCents <= row.priceToCents,
  )?.priceCents ?? null;
