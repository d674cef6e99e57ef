import type * as z from "zod";

/** Makes a field optional: an empty or absent one is null, which survives JSON where undefined does not. */
export function optionalField<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value) => value ?? null);
}
