import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import { StepForm } from "../step-form.tsx";
import { AccountField } from "./account-field.tsx";
import { CORRECTION_FORM } from "./liability-fields.ts";
import { LiabilityFacts } from "./liability-facts.tsx";
import type { LiabilityAnswer } from "./liability-form.tsx";
import type { CorrectionPage } from "./liabilities-page.server.ts";

type CorrectionFormProps = {
  page: CorrectionPage;
  answer: LiabilityAnswer | undefined;
};

/** A debt of the register with what may be said of it: the corrected instalment, and that it is kept (F-300). */
export function CorrectionForm({ page, answer }: CorrectionFormProps) {
  const { t } = useTranslation("liabilities");
  const { form, fields } = useAppForm(CORRECTION_FORM, {
    schema: async () => (await import("~/domain/liability.ts")).correctionSchema,
    fields: page.fields,
    result: answer?.result,
  });
  return (
    <>
      <ApplicationTitle title={t("correctTitle")} about={page.about} />
      <StepForm page={page} form={form} isAnswer={answer !== undefined}>
        <Card>
          <LiabilityFacts liability={page.registered} />
          <MoneyField field={fields.correctedInstalment} hint={t("correctedHint")} optional />
          <TextField field={fields.correctionReason} hint={t("correctionReasonHint")} optional />
          {page.registered.refinancePossible && (
            <>
              <CheckboxField field={fields.kept} hint={t("keptHint")} />
              <AccountField field={fields.creditorAccount} />
            </>
          )}
        </Card>
        <FormActions end={<ButtonLink to={paths.applicationLiabilities(page.applicationId)}>{t("cancel")}</ButtonLink>}>
          <FormButton of={CORRECTION_FORM} name="continue">
            {t("save")}
          </FormButton>
        </FormActions>
      </StepForm>
    </>
  );
}
