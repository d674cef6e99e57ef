import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { rejectionReasons } from "~/domain/enumerations/rejection-reason.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { REJECTION_FORM } from "./rejection-form.ts";
import { COMMENT_MAX } from "./rejection-schema.ts";
import type { rejectionPage } from "./rejection.server.ts";

type RejectionFieldsProps = {
  page: Awaited<ReturnType<typeof rejectionPage>>;
  result: SubmissionResult<string[]> | undefined;
};

/** Why the contract is rejected, and the button that does it. */
export function RejectionFields({ page, result }: RejectionFieldsProps) {
  const { t } = useTranslation("rejection");
  const optionsOf = useEnumerationOptions();
  const { form, fields } = useAppForm(REJECTION_FORM, {
    schema: async () => (await import("./rejection-schema.ts")).rejectionSchema,
    fields: page.typed,
    result,
  });
  return (
    <AppForm form={form} seals={page.seals} version={page.version}>
      <RadioGroup field={fields.reason} options={optionsOf(rejectionReasons)} />
      <TextArea field={fields.comment} hint={t("commentHint")} maxLength={COMMENT_MAX} />
      <p>{t("warning")}</p>
      <FormActions end={<ButtonLink to={paths.applicationStep(page.id, CONTRACT_STEP)}>{t("cancel")}</ButtonLink>}>
        <FormButton of={REJECTION_FORM} name="rejectContract" variant="danger">
          {t("confirm")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
