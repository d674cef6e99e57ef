import type { SubmissionResult } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  CHOOSABLE_AUTHENTICATION_METHODS,
  authenticationMethods,
} from "~/domain/enumerations/authentication-method.ts";
import { EMAIL_MAX_LENGTH, PHONE_PREFIX } from "~/domain/limits.ts";
import { tidyNationalPhone } from "~/domain/phone.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { paths } from "~/paths/paths.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { OtherLanguage } from "~/ui/form/other-language.tsx";
import { PasswordField } from "~/ui/form/password-field.tsx";
import { PhoneField } from "~/ui/form/phone-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SETTINGS_FORM } from "./settings-fields.ts";
import type { SettingsPage } from "./settings-page.server.ts";

type SettingsFormProps = {
  page: Pick<SettingsPage, "seals" | "owner" | "fields">;
  result: SubmissionResult<string[]> | undefined;
};

/** The account update (F-124): the way to get codes, its contacts, a new password. It always goes to its own address, wherever it stands. */
export function SettingsForm({ page: { seals, owner, fields: saved }, result }: SettingsFormProps) {
  const { t } = useTranslation(["settings", "password"]);
  const { form, fields, checkField } = useAppForm(SETTINGS_FORM, {
    schema: async () => (await import("./settings-schema.ts")).settingsSchema(owner),
    fields: saved,
    result,
  });
  const optionsOf = useEnumerationOptions();
  return (
    <AppForm form={form} seals={seals} action={paths.settings()}>
      {owner.shared && <Notice notice={{ id: "shared", variant: "warning", text: t("shared.warning") }} />}
      <SelectField
        field={fields.method}
        emptyLabel={t("chooseMethod")}
        options={optionsOf(authenticationMethods, CHOOSABLE_AUTHENTICATION_METHODS)}
        width="medium"
      />
      <TextField
        field={fields.email}
        hint={t("contacts")}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
      />
      <PhoneField
        field={fields.phone}
        prefix={PHONE_PREFIX}
        placeholder={t("phonePlaceholder")}
        tidy={tidyNationalPhone}
      />
      <PasswordField field={fields.currentPassword} hint={t("passwordNeeded")} autoComplete="current-password" />
      <PasswordField field={fields.newPassword} hint={t("password:rules")} autoComplete="new-password" />
      <PasswordField field={fields.repeatPassword} autoComplete="new-password" />
      {owner.shared && <CheckboxField field={fields.agreed} />}
      <SaveButton hasErrors={checkField !== null && Object.keys(form.meta.allErrors).some((name) => name !== "")} />
      <OtherLanguage />
    </AppForm>
  );
}

/** Waits until nothing is on its way and, once the browser checks, nothing is wrong in a field (F-134); what went wrong elsewhere may be tried again. */
function SaveButton({ hasErrors }: { hasErrors: boolean }) {
  const { t } = useTranslation("settings");
  const hydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  const isClosed = hydrated && hasErrors;
  return (
    <>
      <FormActions fill>
        <FormButton of={SETTINGS_FORM} name="save" disabled={isClosed} waiting={hydrated && isBusy}>
          {t("save")}
        </FormButton>
      </FormActions>
      {isClosed && <p className="note">{t("fixFirst")}</p>}
    </>
  );
}
