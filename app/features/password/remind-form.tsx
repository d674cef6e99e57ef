import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { REMIND_FORM } from "./password-forms.ts";

type RemindFormProps = { csrf: string; result: SubmissionResult<string[]> | undefined };

/** Where the letter with the link is to go. */
export function RemindForm({ csrf, result }: RemindFormProps) {
  const { t } = useTranslation("password");
  const { form, fields } = useAppForm(REMIND_FORM, {
    schema: async () => (await import("./remind-schema.ts")).remindSchema,
    result,
  });
  return (
    <AppForm form={form} seals={{ csrf }}>
      <TextField
        field={fields.email}
        hint={t("remind.hint")}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
      <FormActions fill>
        <FormButton of={REMIND_FORM} name="remind">
          {t("remind.send")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
