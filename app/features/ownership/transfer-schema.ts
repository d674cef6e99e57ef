import * as z from "zod";
import { integerField } from "~/domain/fields/integer-field.ts";
import { requiredText } from "~/domain/fields/text-field.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";

/** Longest reason of a transfer. */
export const COMMENT_MAX = 500;

/** To whom an application goes, and why (F-201). */
export const transferSchema = z.object({
  recipient: integerField({ min: 1, max: WIRE_INTEGER_MAX, required: "choice.required" }),
  comment: requiredText({ max: COMMENT_MAX, lines: true }),
});
