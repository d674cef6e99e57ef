import type { z } from "zod";
import { defineForm } from "../../app/forms/define-form.ts";
import { readForm } from "../../app/forms/read-form.server.ts";
import { validate } from "../../app/forms/validate.server.ts";

interface Options<Schema extends z.ZodObject> {
  formId: string;
  schema: Schema;
  buttons?: readonly string[];
  hide?: readonly string[];
  frame?: boolean;
}

/** Both phases of a posted form at once: what an action does with a form whose schema needs no portal. */
export async function parseForm<Schema extends z.ZodObject>(
  request: Request,
  { formId, schema, buttons = [], hide = [], frame = false }: Options<Schema>,
) {
  const fields: readonly string[] = Object.keys(schema.shape);
  const form = defineForm({ id: formId, buttons, fields, secret: hide, frame });
  return validate(await readForm(request, [form]), schema);
}
