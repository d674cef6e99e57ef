import type { insurancePackages } from "../../store/schema/conditions.ts";
import type { warrantyPrices } from "../../store/schema/goods.ts";

type Package = typeof insurancePackages.$inferInsert;
type WarrantyPrice = typeof warrantyPrices.$inferInsert;

/** Insurance packages (O5: reference data). */
export const DEMO_INSURANCE: readonly Package[] = [
  { id: 0, nameLt: "Be draudimo", nameEn: "No insurance", monthlyPercent: "0.00" },
  { id: 1, nameLt: "Gyvybė ir negalia", nameEn: "Life and disability", monthlyPercent: "0.15", minMonthlyCents: 50 },
  {
    id: 2,
    nameLt: "Gyvybė, negalia ir nedarbas",
    nameEn: "Life, disability and unemployment",
    monthlyPercent: "0.35",
    minMonthlyCents: 100,
  },
  {
    id: 3,
    nameLt: "Senjorams: gyvybė",
    nameEn: "Seniors: life",
    monthlyPercent: "0.25",
    minMonthlyCents: 50,
    ageFrom: 65,
    ageTo: 75,
  },
];

/** Upper limits of the price bands of a unit, in cents; a band begins one cent above the one before. */
const BAND_LIMITS_CENTS = [15_000, 30_000, 60_000, 100_000, 150_000, 250_000, 500_000] as const;

/** Price of an extended warranty in each band, by years (O5: reference data). */
const WARRANTY_PRICES_CENTS: Readonly<Record<number, readonly number[]>> = {
  1: [990, 1790, 3290, 4990, 6990, 9990, 15990],
  2: [1590, 2990, 5290, 7990, 10990, 15990, 25990],
  3: [2190, 3990, 6990, 10590, 14590, 20990, 33990],
};

/** Prices of extended warranties for one unit. */
export const DEMO_WARRANTY_PRICES: readonly WarrantyPrice[] = Object.entries(WARRANTY_PRICES_CENTS).flatMap(
  ([years, prices]) =>
    prices.map((priceCents, band) => ({
      years: Number(years),
      priceFromCents: (BAND_LIMITS_CENTS[band - 1] ?? 0) + 1,
      priceToCents: BAND_LIMITS_CENTS[band] ?? 0,
      priceCents,
    })),
);

/** Price of an extended warranty of one unit; null when its price lies in no band. */
export const findWarrantyPriceCents = (years: number, unitPriceCents: number): number | null =>
  DEMO_WARRANTY_PRICES.find(
    (row) => row.years === years && unitPriceCents >= row.priceFromCents && unitPriceCents <= row.priceToCents,
  )?.priceCents ?? null;
