import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useServerForm } from "~/forms/use-server-form.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { LOGIN_FORM } from "./login-fields.ts";
import type { LoginAnswer } from "./login-refusal-notice.tsx";

type LoginFormProps = {
  csrf: string;
  /** Who was logged in until the session expired (F-099); empty for everybody else. */
  username: string;
  answer: LoginAnswer | undefined;
  /** Another log-in is under way and has the page's primary button. */
  isOther: boolean;
};

/** Two fields that only the server checks (F-054). The first that is empty has the cursor; after a refusal its summary has the focus. */
export function LoginForm({ csrf, username, answer, isOther }: LoginFormProps) {
  const { t } = useTranslation("login");
  const { form, fields } = useServerForm(LOGIN_FORM, { fields: { username }, result: answer?.result });
  const isKnown = username !== "";
  return (
    <AppForm form={form} seals={{ csrf }}>
      <TextField
        field={fields.username}
        autoComplete="username"
        spellCheck={false}
        autoFocus={answer === undefined && !isKnown}
      />
      <PasswordField
        field={fields.password}
        autoComplete="current-password"
        autoFocus={answer === undefined && isKnown}
      />
      <FormActions fill>
        <FormButton of={LOGIN_FORM} name="login" variant={isOther ? "secondary" : "primary"}>
          {t("submit")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
