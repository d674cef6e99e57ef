import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { TAKE_OVER_FORM } from "./ownership-forms.ts";
import type { takeOverPage } from "./take-over.server.ts";

type TakeOverFormProps = { page: ReturnType<typeof takeOverPage>; result: SubmissionResult<string[]> | undefined };

/** Number and key of another seller's application; of a manager also for whom it is. */
export function TakeOverForm({ page: { seals, number, namesSeller }, result }: TakeOverFormProps) {
  const { t } = useTranslation("ownership");
  const { form, fields } = useAppForm(TAKE_OVER_FORM, {
    schema: async () => {
      const { takeOverSchema } = await import("./take-over-schema.ts");
      return takeOverSchema(namesSeller);
    },
    fields: { number },
    result,
  });
  return (
    <AppForm form={form} seals={seals} isEntry>
      <TextField field={fields.number} inputMode="numeric" autoComplete="off" maxLength={10} width="short" />
      <TextField
        field={fields.key}
        hint={t("takeOver.keyHint")}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        width="short"
      />
      {namesSeller && <TextField field={fields.login} hint={t("takeOver.loginHint")} autoComplete="off" />}
      <FormActions end={<ButtonLink to={paths.applications()}>{t("takeOver.cancel")}</ButtonLink>}>
        <FormButton of={TAKE_OVER_FORM} name="takeOver">
          {t("takeOver.confirm")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
