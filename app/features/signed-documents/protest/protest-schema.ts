import * as z from "zod";
import { requiredText } from "~/domain/fields/text-field.ts";

const REASON_MIN = 5;
/** Longest reason of a protest. */
export const REASON_MAX = 250;

/** Why the buyer protests: words for the lender, who looks into it (F-348). */
export const protestSchema = z.object({ reason: requiredText({ min: REASON_MIN, max: REASON_MAX, lines: true }) });
