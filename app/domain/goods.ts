import type { GoodsLimitations } from "./goods-limitations.ts";

/** One line of goods of an application (F-233 to F-235, F-549). */
export type GoodsLine = {
  /** PrekesID; null for a line that the back end has not seen yet. */
  id: string | null;
  title: string;
  quantity: number;
  /** Price of one piece. */
  priceCents: number;
  /** TurtoRusiesID. */
  groupId: number;
  /** Asked for when the group has no catalogue (F-242). */
  productNumber: string | null;
  serialNumber: string | null;
  /** GamintojoGarantija, in months. */
  manufacturerWarrantyMonths: number;
  /** The extended warranty was taken: Apdrausta > 0. */
  insured: boolean;
  /** GarantijosTrukme: extra years on top of the manufacturer's warranty; null without the extended warranty. */
  warrantyYears: number | null;
  /** GarantijosKaina: price of the extended warranty of one piece. */
  warrantyCents: number;
  /** Apribojimai of this line. */
  limitations: GoodsLimitations;
};

/** Goods total = sum of price × quantity (F-238, L-2.1). Prices are whole cents, so nothing is rounded here. */
export function goodsTotalCents(lines: readonly Pick<GoodsLine, "priceCents" | "quantity">[]): number {
  return lines.reduce((sum, line) => sum + line.priceCents * line.quantity, 0);
}

/**
 * Insurance total = sum of the warranty price × quantity of insured goods, 0 unless the extended warranty is allowed
 * (PratestaGarantijaGalima, F-239).
 */
export function insuranceTotalCents(
  lines: readonly Pick<GoodsLine, "insured" | "quantity" | "warrantyCents">[],
  extendedWarrantyAllowed: boolean,
): number {
  if (!extendedWarrantyAllowed) return 0;
  return lines.reduce((sum, line) => sum + (line.insured ? line.warrantyCents * line.quantity : 0), 0);
}

/** F-237: a goods contract needs at least one good and a total above 0. */
export function findGoodsProblem(lines: readonly GoodsLine[]): "goods.missing" | "goods.amountTooSmall" | null {
  if (lines.length === 0) return "goods.missing";
  return goodsTotalCents(lines) > 0 ? null : "goods.amountTooSmall";
}
