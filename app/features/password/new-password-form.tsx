import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { summaryErrors } from "~/ui/form/summary-errors.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { newPasswordSchema, passwordWithCurrentSchema, passwordWithLoginSchema } from "./new-password-schema.ts";

type NewPasswordFormProps = {
  /** What the token was made for. */
  id: string;
  csrf: string;
  result: SubmissionResult<string[]> | undefined;
  /** What it asks for besides the new password. */
  asks?: Proof | null;
};

/** What tells that the new password is set by its owner: the log-in name of a shared account, the password that he has. */
type Proof = "login" | "currentPassword";

const SCHEMAS = { login: passwordWithLoginSchema, currentPassword: passwordWithCurrentSchema };

type Fields = { newPassword: string; repeatPassword: string } & Partial<Record<Proof, string>>;

/** Sets a password: the rules stand beside the field, and every one that is missing is told at once (F-077). */
export function NewPasswordForm({ id, csrf, result, asks = null }: NewPasswordFormProps) {
  const { t } = useTranslation("password");
  const schema = asks === null ? newPasswordSchema : SCHEMAS[asks];
  const [form, fields] = useForm<Fields, unknown, string[]>({
    id,
    lastResult: result,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  const labels: Record<string, string> = {
    login: t("login"),
    currentPassword: t("currentPassword"),
    newPassword: t("newPassword"),
    repeatPassword: t("repeatPassword"),
  };
  return (
    <Form method="post" id={form.id} onSubmit={form.onSubmit} noValidate>
      <HiddenFields values={{ _csrf: csrf }} />
      <ErrorSummary errors={summaryErrors(form, (name) => labels[name])} />
      {asks === "login" && (
        <TextField field={fields.login} label={labels["login"]} autoComplete="username" spellCheck={false} />
      )}
      {asks === "currentPassword" && (
        <PasswordField
          field={fields.currentPassword}
          label={labels["currentPassword"]}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        field={fields.newPassword}
        label={labels["newPassword"]}
        hint={t("rules")}
        autoComplete="new-password"
      />
      <PasswordField field={fields.repeatPassword} label={labels["repeatPassword"]} autoComplete="new-password" />
      <FormActions fill>
        <SubmitButton name="setPassword">{t("set")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
