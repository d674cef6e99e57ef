import type * as z from "zod";
import type { FormDefinition } from "~/forms/define-form.ts";
import type { Labelled } from "~/forms/label-types.ts";
import { useAppForm } from "~/forms/use-app-form.ts";
import type { StepAnswer } from "./step-answer.ts";
import type { WizardStep } from "./step-definition.ts";
import type { StepPage } from "./step-page.server.ts";

/** The form of a saved step: with what is saved or was typed, and checked by the schema of its definition. */
export const useStepForm = <Form extends FormDefinition, Schema extends z.ZodObject>(
  { form, load }: WizardStep<Form, Schema>,
  { today, fields }: Pick<StepPage, "today" | "fields">,
  answer: StepAnswer | undefined,
) =>
  // `defineStep` has proved the labels.
  useAppForm<Form, Schema>(form as Labelled<Form, z.input<Schema>>, {
    schema: async () => (await load()).schema(today),
    fields,
    result: answer?.result,
    isReplaced: answer?.conflict !== undefined,
  });
