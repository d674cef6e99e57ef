import * as z from "zod";
import { issueMessage } from "../issue.ts";
import type { IssueKey } from "../issue-keys.ts";
import type { Outcome } from "../outcome.ts";
import { normaliseText } from "../plain-text.ts";
import { optionalField } from "./optional-field.ts";

type ParsedFieldOptions<Value, Reason extends string> = {
  /** What is said of an empty field; without it that it be filled in. */
  required?: IssueKey;
  /** Longest raw input, with room for spaces and separators that the parser drops. */
  rawMax: number;
  parse: (text: string) => Outcome<Value, Reason>;
  /** The issue message of a refusal: `(reason) => issueMessage(`iban.${reason}`)`. */
  message: (reason: Reason) => string;
};

/** A field whose value a parser of the domain makes; an empty one is `required`, or what its kind calls for. */
export function parsedField<Value, Reason extends string>(options: ParsedFieldOptions<Value, Reason>) {
  const required = { error: issueMessage(options.required ?? "required") };
  return z
    .string(required)
    .max(options.rawMax, { error: issueMessage("text.max", { count: options.rawMax }) })
    .overwrite((text) => normaliseText(text))
    .min(1, required)
    .transform((text, context) => convert(text, options, context));
}

/** The same for a field that may be left empty; empty is null. */
export function optionalParsedField<Value, Reason extends string>(options: ParsedFieldOptions<Value, Reason>) {
  const field = z
    .string()
    .max(options.rawMax, { error: issueMessage("text.max", { count: options.rawMax }) })
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
