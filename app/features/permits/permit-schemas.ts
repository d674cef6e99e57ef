import * as z from "zod";
import { optionalText, requiredText } from "~/domain/fields/text-field.ts";
import { NOTE_MAX } from "./note-max.ts";

/** What is said to a request has 3 to 250 characters (decision under G25). */
const NOTE = { min: 3, max: NOTE_MAX, lines: true };

/** Why a permit is asked for; a manager decides faster when it is said. */
export const askSchema = z.object({ reason: optionalText(NOTE) });

export const approveSchema = z.object({ note: optionalText(NOTE) });

/** A refusal and a request that is passed up say why (F-372). */
export const explainedSchema = z.object({ note: requiredText(NOTE) });
