import * as z from "zod";
import { issueMessage } from "../issue.ts";
import type { Outcome } from "../outcome.ts";
import { normaliseText } from "../plain-text.ts";
import { optionalField } from "./optional-field.ts";

type ParsedFieldOptions<Value, Reason extends string> = {
  /** Longest raw input, with room for spaces and separators that the parser drops. */
  rawMax: number;
  parse: (text: string) => Outcome<Value, Reason>;
  /** The issue message of a refusal: `(reason) => issueMessage(`iban.${reason}`)`. */
  message: (reason: Reason) => string;
};

/** A text field whose value a parser of the domain makes; an empty one is `required`. */
export function parsedField<Value, Reason extends string>(options: ParsedFieldOptions<Value, Reason>) {
  return z
    .string({ error: issueMessage("required") })
    .max(options.rawMax, { error: issueMessage("text.max", { max: options.rawMax }) })
    .overwrite((text) => normaliseText(text))
    .min(1, { error: issueMessage("required") })
    .transform((text, context) => convert(text, options, context));
}

/** The same for a field that may be left empty; empty is null. */
export function optionalParsedField<Value, Reason extends string>(options: ParsedFieldOptions<Value, Reason>) {
  const field = z
    .string()
    .max(options.rawMax, { error: issueMessage("text.max", { max: options.rawMax }) })
    .overwrite((text) => normaliseText(text))
    .transform((text, context) => (text === "" ? null : convert(text, options, context)));
  return optionalField(field);
}

function convert<Value, Reason extends string>(
  text: string,
  { parse, message }: ParsedFieldOptions<Value, Reason>,
  context: z.RefinementCtx<string>,
): Value {
  const outcome = parse(text);
  if (outcome.ok) return outcome.value;
  context.addIssue({ code: "custom", message: message(outcome.reason) });
  return z.NEVER;
}
