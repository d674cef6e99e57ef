import { Form } from "@remix-run/react";
import { useState, type FormEvent, type ReactNode } from "react";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { ENTRY_FORM } from "~/ui/enhance/focus-first-empty-field.ts";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FieldLabels } from "~/ui/form/field-labels.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { useSentErrors, type SentForm } from "~/ui/form/use-sent-errors.ts";
import type { FormDefinition } from "./define-form.ts";
import { pressedButton } from "./pressed-button.ts";
import { useLabels } from "./use-labels.ts";
import { useRunningRefresh } from "./use-running-refresh.ts";
import type { LiveForm } from "./use-live-form.ts";

/** What the frame of a form needs of it: `useAppForm` gives it. */
export type FormState = {
  definition: FormDefinition;
  meta: SentForm;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

export type FormSealing = { csrf: string; operationId?: string };

export type AppFormProps = {
  form: FormState;
  seals: FormSealing;
  /** What the form was drawn from, where a save asks whether it was changed since. */
  version?: string | null | undefined;
  /** Address of the form, where the page has another one. */
  action?: string;
  /** Saves what is typed. */
  live?: LiveForm | undefined;
  /** The form of a step: with script its first empty field has the focus when the page is reached. */
  isEntry?: boolean;
  /** Fields that this page has at its end, whatever the order of the definition. */
  last?: readonly string[] | undefined;
  /** Without script the page draws the summary itself: it opens at its top, and the form stands far below (`AnswerSummary`). */
  isSummaryAbove?: boolean;
  children: ReactNode;
};

/** The frame of a form: its seals, the summary of what is wrong, and the labels of its fields. */
export function AppForm({
  form,
  seals,
  version,
  action,
  live,
  isEntry = false,
  last = [],
  isSummaryAbove = false,
  children,
}: AppFormProps) {
  const { definition, meta, onSubmit } = form;
  const labelOf = useLabels(definition);
  useRunningRefresh(meta.allErrors[""]);
  const hidden = { _csrf: seals.csrf, _op: seals.operationId, _v: version ?? undefined };
  const order = [...definition.fields.filter((name) => !last.includes(name)), ...last];
  const { errors, forget } = useSentErrors(meta, labelOf, order);
  const isAbove = !useHydrated() && isSummaryAbove;
  const [refusals, setRefusals] = useState(0);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    onSubmit?.(event);
    if (event.isDefaultPrevented() && pressedButton(event) !== null) setRefusals(refusals + 1);
    if (!event.isDefaultPrevented()) forget();
    live?.stop(event);
  };
  return (
    <Form
      method="post"
      {...(action !== undefined && { action })}
      {...(definition.files && { encType: "multipart/form-data" as const })}
      id={definition.id}
      ref={live?.formRef}
      onSubmit={submit}
      onChange={live?.onChange}
      noValidate
      {...(isEntry && { [ENTRY_FORM]: "" })}
    >
      <HiddenFields values={hidden} />
      {!isAbove && <ErrorSummary errors={errors} refusals={refusals} />}
      <FieldLabels labelOf={labelOf}>{children}</FieldLabels>
    </Form>
  );
}
