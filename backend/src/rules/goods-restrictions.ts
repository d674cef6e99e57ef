import { z } from "zod";
import type { GoodsRestrictions } from "./goods-types.ts";
import { parseCents } from "./money.ts";
import { parseJson } from "./parse-json.ts";

/** Euros as a JSON number or text; longer ones are no price and could not be held exactly. */
const euros = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,9}(?:\.\d{1,4})?$/))
  .transform(parseCents);

/** The shape of Apribojimai: `{"min":50,"max":"5000.00","actionVariants":[13,14],"warranty":true}`, every part optional. */
const restrictionsSchema = z.object({
  min: euros.optional(),
  max: euros.optional(),
  actionVariants: z.array(z.coerce.number().int().positive()).optional(),
  warranty: z.boolean().optional(),
});

/** Limitations of goods and whether their text could be read. */
export type ReadRestrictions = { restrictions: GoodsRestrictions; isBroken: boolean };

/** Reads the limitations of an item or group; a broken text limits nothing and is for the log (F-234). */
export function parseRestrictions(text: string | null): ReadRestrictions {
  if (text === null || text.trim() === "") return { restrictions: { actionVariantIds: [] }, isBroken: false };
  const read = restrictionsSchema.safeParse(parseJson(text));
  if (!read.success) return { restrictions: { actionVariantIds: [] }, isBroken: true };
  const { min, max, actionVariants, warranty } = read.data;
  return {
    restrictions: {
      ...(min !== undefined && { minPriceCents: min }),
      ...(max !== undefined && { maxPriceCents: max }),
      actionVariantIds: actionVariants ?? [],
      ...(warranty !== undefined && { isWarrantyOffered: warranty }),
    },
    isBroken: false,
  };
}
