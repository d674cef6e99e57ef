import { useForm, type SubmissionResult } from "@conform-to/react";
import type { FormEvent } from "react";
import type * as z from "zod";
import type { StepSchema } from "./check-with-schema.ts";
import type { FormFields } from "./step-definition.ts";
import { pressedButton } from "./pressed-button.ts";
import { useCheckOnLeave } from "~/ui/enhance/use-check-on-leave.ts";
import { useFormCheck } from "./use-form-check.ts";

type StepFormOptions<Schema extends StepSchema> = {
  id: string;
  /** Imports the module of the step and gives its schema. */
  loadSchema: () => Promise<Schema>;
  fields: FormFields;
  result: SubmissionResult<string[]> | undefined;
  /** Buttons that keep an unfinished form: they go to the server as they are. */
  unchecked?: readonly string[];
};

/**
 * The form of a step: the schema of the server checks in the browser as well, on leaving a field and on sending. Without
 * script the answer of the server (`result`) shows the same errors and values.
 */
export function useStepForm<Schema extends StepSchema>({
  id,
  loadSchema,
  fields,
  result,
  unchecked = [],
}: StepFormOptions<Schema>) {
  const check = useFormCheck(id, loadSchema);
  const [form, fieldset] = useForm<z.input<Schema>, z.output<Schema>, string[]>({
    id,
    lastResult: result,
    defaultValue: fields as never,
    ...(check !== null && { shouldValidate: "onSubmit", shouldRevalidate: "onInput", onValidate: check }),
  });
  useCheckOnLeave(id, check === null ? null : (name) => form.validate({ name: name as never }));
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const pressed = pressedButton(event);
    if (pressed === null || !unchecked.includes(pressed)) form.onSubmit(event);
  };
  return { form, fieldset, onSubmit };
}
