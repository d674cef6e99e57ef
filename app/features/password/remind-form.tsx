import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { summaryErrors } from "~/ui/form/summary-errors.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { remindSchema } from "./remind-schema.ts";

type RemindFormProps = { id: string; csrf: string; result: SubmissionResult<string[]> | undefined };

/** Where the letter with the link is to go. */
export function RemindForm({ id, csrf, result }: RemindFormProps) {
  const { t } = useTranslation("password");
  const [form, fields] = useForm({
    id,
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: remindSchema }),
  });
  const label = t("remind.email");
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <HiddenFields values={{ _csrf: csrf }} />
      <ErrorSummary errors={summaryErrors(form, () => label)} />
      <TextField
        field={fields.email}
        label={label}
        hint={t("remind.hint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <FormActions fill>
        <SubmitButton name="remind">{t("remind.send")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
