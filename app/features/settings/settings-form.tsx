import { useForm, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import {
  CHOOSABLE_AUTHENTICATION_METHODS,
  authenticationMethods,
} from "~/domain/enumerations/authentication-method.ts";
import { EMAIL_MAX_LENGTH, PHONE_PREFIX } from "~/domain/limits.ts";
import { tidyNationalPhone } from "~/domain/phone.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { useCheckOnLeave } from "~/ui/enhance/use-check-on-leave.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { OtherLanguage } from "~/ui/form/other-language.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { PhoneField } from "~/ui/form/phone-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { useSentErrors } from "~/ui/form/use-sent-errors.ts";
import { Notice } from "~/ui/notice.tsx";
import type { SettingsPage } from "./settings-page.server.ts";
import { settingsSchema } from "./settings-schema.ts";

type Schema = ReturnType<typeof settingsSchema>;

type SettingsFormProps = {
  /** Id of the form, and what its token was made for. */
  id: string;
  page: Pick<SettingsPage, "seals" | "owner" | "fields">;
  result: SubmissionResult<string[]> | undefined;
};

/** The account update (F-124): the way to get codes, its contacts, a new password. It always goes to its own address, wherever it stands. */
export function SettingsForm({ id, page: { seals, owner, fields }, result }: SettingsFormProps) {
  const { t } = useTranslation(["settings", "password"]);
  const translate = useText();
  const schema = settingsSchema(owner);
  const [form, fieldset] = useForm<z.input<Schema>, z.output<Schema>, string[]>({
    id,
    lastResult: result,
    defaultValue: fields,
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  });
  useCheckOnLeave(id, (name) => form.validate({ name: name as keyof typeof labels }));
  const labels = {
    method: t("method"),
    email: t("email"),
    phone: t("phone"),
    newPassword: t("password:newPassword"),
    repeatPassword: t("password:repeatPassword"),
    agreed: t("shared.confirm"),
  };
  return (
    <Form method="post" action={paths.settings()} id={form.id} onSubmit={form.onSubmit} noValidate>
      <HiddenFields values={{ _csrf: seals.csrf, _op: seals.operationId }} />
      <ErrorSummary errors={useSentErrors(form, (name) => labels[name as keyof typeof labels])} />
      <SelectField
        field={fieldset.method}
        label={labels.method}
        emptyLabel={t("chooseMethod")}
        options={CHOOSABLE_AUTHENTICATION_METHODS.map((code) => ({
          value: String(code),
          label: translate(`enumerations:${authenticationMethods.labelKey(code)}`),
        }))}
        width="medium"
      />
      <p>{t("contacts")}</p>
      <TextField
        field={fieldset.email}
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
      />
      <PhoneField
        field={fieldset.phone}
        label={labels.phone}
        prefix={PHONE_PREFIX}
        placeholder={t("phonePlaceholder")}
        tidy={tidyNationalPhone}
      />
      <p>{t("passwordNeeded")}</p>
      <PasswordField
        field={fieldset.newPassword}
        label={labels.newPassword}
        hint={t("password:rules")}
        autoComplete="new-password"
      />
      <PasswordField field={fieldset.repeatPassword} label={labels.repeatPassword} autoComplete="new-password" />
      {owner.shared && (
        <>
          <Notice notice={{ id: "shared", variant: "warning", text: t("shared.warning") }} />
          <CheckboxField field={fieldset.agreed} label={labels.agreed} />
        </>
      )}
      <SaveButton hasErrors={Object.keys(form.allErrors).some((name) => name !== "")} />
      <OtherLanguage />
    </Form>
  );
}

/** With script it waits until nothing is wrong in a field and nothing is on its way (F-134); what went wrong elsewhere may be tried again. */
function SaveButton({ hasErrors }: { hasErrors: boolean }) {
  const { t } = useTranslation("settings");
  const hydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  return (
    <FormActions fill>
      <SubmitButton name="save" disabled={hydrated && (hasErrors || isBusy)}>
        {t("save")}
      </SubmitButton>
    </FormActions>
  );
}
