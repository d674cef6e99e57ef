import { useForm, type SubmissionResult } from "@conform-to/react";
import type { FormEvent } from "react";
import type * as z from "zod";
import { useCheckOnLeave } from "~/ui/enhance/use-check-on-leave.ts";
import type { FormSchema } from "./check-with-schema.ts";
import type { FormDefinition } from "./define-form.ts";
import { DRAFT_BUTTONS } from "./draft-buttons.ts";
import type { FormFields } from "./field-texts.ts";
import type { Labelled } from "./label-types.ts";
import { pressedButton } from "./pressed-button.ts";
import { useDrawnAgain } from "./use-drawn-again.ts";
import { useFindings } from "./use-findings.ts";
import { useFormCheck } from "./use-form-check.ts";

type AppFormOptions<Schema extends FormSchema> = {
  /** Imports the schema of the form when it is first touched. */
  schema: () => Promise<Schema>;
  /** What the form shows at first. */
  fields?: FormFields;
  /** What the server found; it comes back with what was typed. */
  result: SubmissionResult<string[]> | undefined;
  /** Something else stands in its place for now, as the choice between two saves. */
  isReplaced?: boolean;
};

/** The fields of a form with such a schema, for the parts of its page. */
export type FieldsOf<Schema extends FormSchema> = ReturnType<typeof useConform<Schema>>[1];

/**
 * A form of the portal: the schema of the server checks in the browser as well, on leaving a field and on sending. Without script the answer of the
 * server shows the same errors and values. Buttons that take an unfinished form along send it as it is.
 * @returns `form` for `AppForm`, the fields by name, and the check of one field; null until it has come: findings go only while it is there
 */
export function useAppForm<Form extends FormDefinition, Schema extends FormSchema>(
  definition: Labelled<Form, z.input<Schema>>,
  { schema, fields = {}, result, isReplaced = false }: AppFormOptions<Schema>,
) {
  const { id }: FormDefinition = definition;
  const check = useFormCheck(id, schema);
  const drawn = useDrawnAgain(isReplaced, { fields, result: useFindings(result) });
  const [meta, fieldset] = useConform<Schema>({
    id,
    lastResult: drawn.result,
    defaultValue: drawn.fields as never,
    ...(check !== null && { shouldValidate: "onSubmit", shouldRevalidate: "onInput", onValidate: check }),
  });
  const checkField = check === null ? null : (name: string) => meta.validate({ name: name as never });
  useCheckOnLeave(id, checkField);
  const unchecked: readonly string[] = [...DRAFT_BUTTONS, ...definition.unchecked];
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = pressedButton(event);
    if (pressed === null || !unchecked.includes(pressed)) meta.onSubmit(event);
  };
  return {
    form: { definition: definition as FormDefinition, meta, onSubmit },
    fields: fieldset,
    checkField,
  };
}

const useConform = useForm as <Schema extends FormSchema>(
  options: Parameters<typeof useForm<z.input<Schema>, z.output<Schema>, string[]>>[0],
) => ReturnType<typeof useForm<z.input<Schema>, z.output<Schema>, string[]>>;
