import type { SubmissionResult } from "@conform-to/react";
import type { FieldSource } from "~/ui/form/field-source.ts";
import type { FormState } from "./app-form.tsx";
import type { FieldOf, FormDefinition } from "./define-form.ts";

type ServerFormOptions<Form extends FormDefinition> = {
  /** What the form shows at first. */
  fields?: { readonly [Name in FieldOf<Form>]?: string };
  result: SubmissionResult<string[]> | undefined;
};

/**
 * A form that only the server checks: the first page of an old PC carries no form library for “fill in both”. The same to its page as
 * `useAppForm`: errors and what was typed come back in the answer.
 */
export function useServerForm<Form extends FormDefinition>(
  definition: Form,
  { fields, result }: ServerFormOptions<Form>,
): { form: FormState; fields: Record<FieldOf<Form>, FieldSource> } {
  const { id } = definition;
  const typed: Readonly<Record<string, unknown>> = { ...fields, ...result?.initialValue };
  const found = Object.entries(result?.error ?? {}).map(([name, errors]) => [name, errors ?? []] as const);
  const allErrors: Readonly<Record<string, readonly string[]>> = Object.fromEntries(found);
  const sources = definition.fields.map((name): [string, FieldSource] => {
    const value = typed[name];
    return [
      name,
      {
        id: `${id}-${name}`,
        name,
        defaultValue: typeof value === "string" ? value : undefined,
        errors: allErrors[name],
      },
    ];
  });
  return {
    form: { definition, meta: { id, allErrors, status: result?.status } },
    fields: Object.fromEntries(sources) as Record<FieldOf<Form>, FieldSource>,
  };
}
