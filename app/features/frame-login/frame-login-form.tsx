import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ButtonOf } from "~/forms/define-form.ts";
import { paths } from "~/paths/paths.ts";
import { DefaultSubmit, SubmitButton } from "~/ui/button.tsx";
import { ExternalLink } from "~/ui/external-link.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { FRAME_FORM, type FrameAnswer } from "./frame-answer.ts";

type Button = ButtonOf<typeof FRAME_FORM>;

const LOGIN: Button = "login";
const SHOW: Button = "showPassword";
const HIDE: Button = "hidePassword";

/** Username and password inside a partner's page (F-088 to F-090). Only the server checks them, so that old browsers need no more than HTML. */
export function FrameLoginForm({ csrf, answer }: { csrf: string; answer: FrameAnswer | undefined }) {
  const { t } = useTranslation("login");
  const errorsOf = (name: string) => answer?.result?.error?.[name] ?? undefined;
  const typed = answer?.result?.initialValue?.["username"];
  const defaultValue = typeof typed === "string" ? typed : "";
  const username = { id: `${FRAME_FORM.id}-username`, name: "username", defaultValue, errors: errorsOf("username") };
  const password = { id: `${FRAME_FORM.id}-password`, name: "password", errors: errorsOf("password") };
  const errors = [
    ...(errorsOf("") ?? []).map((message) => ({ message })),
    ...(username.errors ?? []).map((message) => ({ fieldId: username.id, label: t("fields.username"), message })),
    ...(password.errors ?? []).map((message) => ({ fieldId: password.id, label: t("fields.password"), message })),
  ];
  const byPost = { show: SHOW, hide: HIDE, ...(answer?.password ?? { value: "", visible: false }) };
  return (
    <Form method="post" id={FRAME_FORM.id} noValidate>
      <DefaultSubmit name={LOGIN}>{t("submit")}</DefaultSubmit>
      <ErrorSummary errors={errors} />
      <HiddenFields values={{ _csrf: csrf }} />
      <TextField field={username} label={t("fields.username")} autoComplete="username" spellCheck={false} />
      <PasswordField field={password} label={t("fields.password")} autoComplete="current-password" byPost={byPost} />
      <FrameLinks />
      <FormActions fill>
        <SubmitButton name={LOGIN}>{t("submit")}</SubmitButton>
      </FormActions>
    </Form>
  );
}

/** The ways out of the frame: no other page of the portal can be shown in it. */
function FrameLinks() {
  const { t } = useTranslation("auto-login");
  return (
    <p>
      <a href={paths.passwordRemind()} target="_top">
        {t("frame.remind")}
      </a>{" "}
      · <ExternalLink href={paths.login()}>{t("frame.newWindow")}</ExternalLink>
    </p>
  );
}
