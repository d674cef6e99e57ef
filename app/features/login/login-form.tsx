import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { LoginAnswer } from "./login-refusal-notice.tsx";

type LoginFormProps = {
  csrf: string;
  /** Who was logged in until his session expired (F-099); empty for everybody else. */
  username: string;
  answer: LoginAnswer | undefined;
};

/**
 * Two fields that only the server checks: the first page of an old PC carries no validation library for “fill in both”.
 * Errors and the username come back in the answer.
 */
export function LoginForm({ csrf, username: known, answer }: LoginFormProps) {
  const { t } = useTranslation("login");
  const errorsOf = (name: string) => answer?.result?.error?.[name] ?? undefined;
  const typed = answer?.result?.initialValue?.["username"];
  const username = {
    id: "login-username",
    name: "username",
    defaultValue: typeof typed === "string" ? typed : known,
    errors: errorsOf("username"),
  };
  const password = { id: "login-password", name: "password", errors: errorsOf("password") };
  const labelled = [
    { field: username, label: t("username") },
    { field: password, label: t("password") },
  ];
  const formErrors = (errorsOf("") ?? []).map((message) => ({ message }));
  const fieldErrors = labelled.flatMap(({ field, label }) =>
    (field.errors ?? []).map((message) => ({ fieldId: field.id, label, message })),
  );
  return (
    <Form method="post" id="login" noValidate>
      <ErrorSummary errors={[...formErrors, ...fieldErrors]} />
      <HiddenFields values={{ _csrf: csrf }} />
      <TextField field={username} label={t("username")} autoComplete="username" spellCheck={false} />
      <PasswordField field={password} label={t("password")} autoComplete="current-password" />
      <FormActions fill>
        <SubmitButton name="login">{t("submit")}</SubmitButton>
      </FormActions>
    </Form>
  );
}
