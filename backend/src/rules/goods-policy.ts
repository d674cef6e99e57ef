/** Limits of goods that the specification leaves open (G15; F-240, F-242, F-249). */
export const GOODS_POLICY = {
  minPriceCents: 100,
  maxPriceCents: 1_500_000,
  maxLines: 30,
  maxQuantity: 99,
  minTitleCharacters: 2,
  maxTitleCharacters: 100,
  minProductNoCharacters: 3,
  maxProductNoCharacters: 30,
  minSerialCharacters: 4,
  maxSerialCharacters: 40,
  manufacturerWarrantyMonths: 24,
} as const;
