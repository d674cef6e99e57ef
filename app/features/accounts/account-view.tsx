import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { authenticationMethods } from "~/domain/enumerations/authentication-method.ts";
import { roles } from "~/domain/enumerations/role.ts";
import { EMAIL_MAX_LENGTH, PHONE_PREFIX } from "~/domain/limits.ts";
import { tidyNationalPhone } from "~/domain/phone.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { PhoneField } from "~/ui/form/phone-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { ACCOUNT_FORM } from "./account-forms.ts";
import { GIVEN_ROLES, LOGIN_MAX, NAME_MAX } from "./account-limits.ts";
import { FirstPasswordField } from "./first-password-field.tsx";
import type { AccountPage } from "./account-page.server.ts";

type AccountViewProps = { page: AccountPage; result: SubmissionResult<string[]> | undefined };

/** A new account, or one that is changed (F-396); a shared one says whom else it concerns (F-403). */
export function AccountView({ page, result }: AccountViewProps) {
  const { t } = useTranslation("accounts");
  const title = page.id === null ? t("create.title") : t("edit.title");
  return (
    <>
      <TitleRow title={title} detail={page.name ?? undefined}>
        {page.id !== null && <OtherActs id={page.id} acts={page.acts} />}
      </TitleRow>
      {page.shared && <Notice notice={{ id: "shared", variant: "warning", text: t("shared.warning") }} />}
      <Card title={t("card")} narrow>
        <AccountFields page={page} result={result} />
      </Card>
    </>
  );
}

/** Each is asked on a page of its own. */
function OtherActs({ id, acts }: { id: number; acts: AccountPage["acts"] }) {
  const { t } = useTranslation("accounts");
  return acts.map(({ act, words }) => (
    <ButtonLink key={act} to={accountPaths.act(act, id)}>
      {t(`act.${words}`)}
    </ButtonLink>
  ));
}

function AccountFields({ page, result }: AccountViewProps) {
  const { t } = useTranslation("accounts");
  const optionsOf = useEnumerationOptions();
  const shops = page.shops.map(({ id, title }) => ({ value: String(id), label: title }));
  const subject = { shopIds: page.shops.map(({ id }) => id), shared: page.shared };
  const { form, fields } = useAppForm(ACCOUNT_FORM, {
    schema: async () => (await import("./account-schema.ts")).accountSchema(subject),
    fields: page.fields,
    result,
  });
  return (
    <AppForm form={form} seals={page.seals} version={page.version}>
      <FieldRow>
        <TextField field={fields.firstName} autoComplete="off" maxLength={NAME_MAX} />
        <TextField field={fields.lastName} autoComplete="off" maxLength={NAME_MAX} />
      </FieldRow>
      <TextField
        field={fields.login}
        hint={t("hint.login")}
        autoComplete="off"
        spellCheck={false}
        maxLength={LOGIN_MAX}
        width="medium"
      />
      <SelectField field={fields.role} options={optionsOf(roles, GIVEN_ROLES)} width="medium" />
      <SelectField field={fields.shop} options={shops} emptyLabel={t("chooseShop")} />
      <TextField
        field={fields.email}
        hint={t(page.id === null ? "hint.newEmail" : "hint.email")}
        type="email"
        inputMode="email"
        autoComplete="off"
        spellCheck={false}
        maxLength={EMAIL_MAX_LENGTH}
      />
      <PhoneField field={fields.phone} prefix={PHONE_PREFIX} tidy={tidyNationalPhone} />
      <SelectField
        field={fields.method}
        hint={t("hint.method")}
        options={optionsOf(authenticationMethods)}
        width="medium"
      />
      {page.id === null && <FirstPasswordField field={fields.password} />}
      {page.shared && <CheckboxField field={fields.agreed} />}
      <FormActions end={<ButtonLink to={page.back}>{t("cancel")}</ButtonLink>}>
        <FormButton of={ACCOUNT_FORM} name="saveAccount">
          {t(page.id === null ? "create.confirm" : "edit.confirm")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
