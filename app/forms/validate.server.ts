import { parse } from "@conform-to/react";
import { parseWithZod, type Submission } from "@conform-to/zod/v4";
import type { z } from "zod";
import { environment } from "~/platform/env.server.ts";
import { errorResponse } from "~/platform/error-response.server.ts";
import type { FieldOf, FormDefinition } from "./define-form.ts";
import type { FormEntry } from "./form-entries.server.ts";
import { CONFORM_INTENT_FIELD } from "./form-intent.ts";
import type { ReadForm } from "./read-form.server.ts";

interface Validated<Form extends FormDefinition, Schema extends z.ZodType> extends ReadForm<Form> {
  readonly submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
  /** Status of the answer that shows the form again: 200 Conform button, 400 wrong fields, 403 stale, 422 rejected by a rule. */
  readonly status: number;
}

export type AcceptedForm<Schema extends z.ZodType, Form extends FormDefinition = FormDefinition> = Validated<
  Form,
  Schema
> & { ok: true; value: z.output<Schema> };
export type RejectedForm<Schema extends z.ZodType, Form extends FormDefinition = FormDefinition> = Validated<
  Form,
  Schema
> & { ok: false };
export type ParsedForm<Schema extends z.ZodType, Form extends FormDefinition = FormDefinition> =
  AcceptedForm<Schema, Form> | RejectedForm<Schema, Form>;

/** A schema all of whose fields the form declares. */
type SchemaOf<Form extends FormDefinition> = z.ZodType<unknown, Partial<Record<FieldOf<Form>, unknown>>>;

const STALE_STATUS = 403;

/**
 * Validates a form that was read, second of two phases: the schema may depend on what the guard found out (`schema(portal)`). What an honest user can
 * cause comes back as a value: wrong fields, a value far too long (`form.tooLong`), an old token (`stale`); see `formErrorResponse`.
 */
export function validate<Form extends FormDefinition, Schema extends SchemaOf<Form>>(
  read: ReadForm<Form>,
  schema: Schema,
): ParsedForm<Schema, Form> {
  const submission = submit(read, schema);
  const base = { ...read, submission };
  if (read.stale) return { ...base, ok: false, status: STALE_STATUS };
  if (submission.status === "success") return { ...base, ok: true, value: submission.value, status: 422 };
  return { ...base, ok: false, status: submission.status === undefined ? 200 : 400 };
}

function submit<Schema extends z.ZodType>(
  { posted, conformIntent }: ReadForm,
  schema: Schema,
): Submission<z.input<Schema>, string[], z.output<Schema>> {
  const data = new FormData();
  for (const [name, value] of posted) data.append(name, value);
  if (conformIntent !== null) data.append(CONFORM_INTENT_FIELD, conformIntent);
  const tooLong = tooLongFields(posted);
  try {
    return tooLong === null
      ? parseWithZod(data, { schema })
      : parse<z.output<Schema>, string[]>(data, { resolve: () => ({ error: tooLong }) });
  } catch {
    throw errorResponse(400, "form");
  }
}

/** Far longer than any field: reported before a pattern of the schema has to chew on it. */
function tooLongFields(fields: readonly FormEntry[]): Record<string, string[]> | null {
  const { fieldValueCharacters } = environment().limits;
  const names = fields
    .filter(([, value]) => typeof value === "string" && value.length > fieldValueCharacters)
    .map(([name]) => name);
  return names.length === 0 ? null : Object.fromEntries(names.map((name) => [name, ["form.tooLong"]]));
}
