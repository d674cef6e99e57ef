import * as z from "zod";
import { NO_LIMITATIONS, type GoodsLimitations } from "./goods-limitations.ts";
import { parseDecimalMoney } from "./money.ts";

const amount = z
  .union([z.number(), z.string()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? null : parseDecimalMoney(String(value))));

const wireShape = z.object({
  min: amount,
  max: amount,
  actionVariants: z
    .array(z.coerce.number().int())
    .max(1000)
    .nullish()
    .transform((ids) => ids ?? []),
  warranty: z.boolean().nullish(),
});

/**
 * Reads `{"min":..,"max":..,"actionVariants":[..],"warranty":true}`; amounts in euros. Broken JSON means „no
 * limitations“: the good stays usable and the caller logs it (F-234).
 */
export function parseGoodsLimitations(json: string): { limitations: GoodsLimitations; broken: boolean } {
  if (json.trim() === "") return { limitations: NO_LIMITATIONS, broken: false };
  const parsed = wireShape.safeParse(parseJson(json));
  if (!parsed.success) return { limitations: NO_LIMITATIONS, broken: true };
  const { min, max, actionVariants, warranty } = parsed.data;
  const limitations = { minPriceCents: min, maxPriceCents: max, actionVariants, warranty: warranty ?? true };
  return { limitations, broken: false };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
