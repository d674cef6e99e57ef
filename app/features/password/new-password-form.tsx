import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { PasswordSchema } from "./new-password-schema.ts";
import { PASSWORD_UPDATE_FORM, RESET_FORM } from "./password-forms.ts";

type Answered = { csrf: string; result: SubmissionResult<string[]> | undefined };

const loadSchemas = () => import("./new-password-schema.ts");

/** Sets a password by a link; of a shared account its log-in name tells whose it is (F-080). */
export function ResetPasswordForm({ csrf, result, asksLogin }: Answered & { asksLogin: boolean }) {
  const { form, fields } = useAppForm(RESET_FORM, {
    schema: async (): Promise<PasswordSchema<"login">> => {
      const { passwordWithLoginSchema, passwordWithOptionalLoginSchema } = await loadSchemas();
      return asksLogin ? passwordWithLoginSchema : passwordWithOptionalLoginSchema;
    },
    result,
  });
  return (
    <AppForm form={form} seals={{ csrf }}>
      {asksLogin && <TextField field={fields.login} autoComplete="username" spellCheck={false} />}
      <NewPassword fields={fields} />
    </AppForm>
  );
}

/** Sets one's own password; but for a log-in that has just asked for it, the present one proves whose it is (F-022, F-105). */
export function PasswordUpdateForm({ csrf, result, asksCurrent }: Answered & { asksCurrent: boolean }) {
  const { form, fields } = useAppForm(PASSWORD_UPDATE_FORM, {
    schema: async (): Promise<PasswordSchema<"currentPassword">> => {
      const { passwordWithCurrentSchema, newPasswordSchema } = await loadSchemas();
      return asksCurrent ? passwordWithCurrentSchema : newPasswordSchema;
    },
    result,
  });
  return (
    <AppForm form={form} seals={{ csrf }}>
      {asksCurrent && <PasswordField field={fields.currentPassword} autoComplete="current-password" />}
      <NewPassword fields={fields} />
    </AppForm>
  );
}

/** The rules stand beside the field, and every one that is missing is shown at once (F-077). */
function NewPassword({ fields }: { fields: Record<"newPassword" | "repeatPassword", FieldSource> }) {
  const { t } = useTranslation("password");
  return (
    <>
      <PasswordField field={fields.newPassword} hint={t("rules")} autoComplete="new-password" />
      <PasswordField field={fields.repeatPassword} autoComplete="new-password" />
      <FormActions fill>
        <FormButton of={RESET_FORM} name="setPassword">
          {t("set")}
        </FormButton>
      </FormActions>
    </>
  );
}
