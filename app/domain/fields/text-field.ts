import * as z from "zod";
import { issueMessage } from "../issue.ts";
import { isSafeText, normaliseText } from "../plain-text.ts";
import { refuseUnprintable } from "../printable-text.ts";
import { optionalField } from "./optional-field.ts";

type TextOptions = {
  min?: number;
  /** Longest text in UTF-16 units; every string of a form has one. */
  max: number;
  /** Keep line breaks: the field is a text area. */
  lines?: boolean;
  /** It stands in the papers: what they cannot print is refused. */
  printed?: boolean;
};

/** A text that must be filled in; white space alone counts as empty. Normalised by `normaliseText`. */
export function requiredText({ min = 1, max, lines = false, printed = false }: TextOptions) {
  return z
    .string({ error: issueMessage("required") })
    .overwrite((text) => normaliseText(text, { lines }))
    .min(1, { error: issueMessage("required") })
    .refine((text) => text === "" || text.length >= min, { error: issueMessage("text.min", { count: min }) })
    .max(max, { error: issueMessage("text.max", { count: max }) })
    .refine(isSafeText, { error: issueMessage("text.characters") })
    .superRefine((text, context) => {
      if (printed) refuseUnprintable(text, context);
    });
}

/** The same for a text that may be left empty; empty is null. */
export function optionalText({ min = 0, max, lines = false, printed = false }: TextOptions) {
  const text = z
    .string()
    .overwrite((value) => normaliseText(value, { lines }))
    .max(max, { error: issueMessage("text.max", { count: max }) })
    .refine((value) => value === "" || value.length >= min, { error: issueMessage("text.min", { count: min }) })
    .refine(isSafeText, { error: issueMessage("text.characters") })
    .superRefine((value, context) => {
      if (printed) refuseUnprintable(value, context);
    });
  return optionalField(text).transform((value) => (value === "" ? null : value));
}
