import { parseWithZod } from "@conform-to/zod/v4";
import type * as z from "zod";

/** A form as zod sees it. */
export type FormSchema = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/** Conform's check of a form by the schema that the server uses. Fetched with zod, so nothing imports it at once. */
export const checkWithSchema =
  <Schema extends FormSchema>(schema: Schema) =>
  ({ formData }: { formData: FormData }) =>
    parseWithZod(formData, { schema });

export type FormCheck<Schema extends FormSchema> = ReturnType<typeof checkWithSchema<Schema>>;
