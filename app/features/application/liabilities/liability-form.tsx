import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { liabilityTypes } from "~/domain/enumerations/liability-type.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import { StepForm } from "../step-form.tsx";
import { AccountField } from "./account-field.tsx";
import { LIABILITY_FORM } from "./liability-fields.ts";
import type { LiabilityPage } from "./liabilities-page.server.ts";

export type LiabilityAnswer = { result?: SubmissionResult<string[]> };

type LiabilityFormProps = { page: LiabilityPage; answer: LiabilityAnswer | undefined };

const useLiabilityForm = ({ page, answer }: LiabilityFormProps) =>
  useAppForm(LIABILITY_FORM, {
    schema: async () => (await import("~/domain/liability.ts")).liabilitySchema(page.today),
    fields: page.fields,
    result: answer?.result,
  });

/** A liability that no register knows, on a page of its own (F-299, F-300). */
export function LiabilityForm({ page, answer }: LiabilityFormProps) {
  const { t } = useTranslation("liabilities");
  const optionsOf = useEnumerationOptions();
  const { form, fields } = useLiabilityForm({ page, answer });
  return (
    <>
      <ApplicationTitle title={t(page.isNew ? "newTitle" : "editTitle")} about={page.about} />
      <StepForm page={page} form={form} isAnswer={answer !== undefined}>
        <Card>
          <FieldRow columns={3}>
            <SelectField field={fields.type} options={optionsOf(liabilityTypes)} emptyLabel={t("chooseType")} />
            <TextField field={fields.creditor} maxLength={100} autoComplete="off" />
            <DateField field={fields.contractDate} autoComplete="off" />
          </FieldRow>
          <CheckboxField field={fields.spouse} />
          <AmountFields fields={fields} />
          <FieldRow>
            <TextField field={fields.payerCode} maxLength={30} autoComplete="off" optional />
            <TextField field={fields.purpose} maxLength={140} autoComplete="off" optional />
          </FieldRow>
        </Card>
        <FormActions end={<ButtonLink to={paths.applicationLiabilities(page.applicationId)}>{t("cancel")}</ButtonLink>}>
          <FormButton of={LIABILITY_FORM} name="continue">
            {t("save")}
          </FormButton>
          {!page.isNew && (
            <FormButton of={LIABILITY_FORM} name="remove" variant="danger">
              {t("remove")}
            </FormButton>
          )}
        </FormActions>
      </StepForm>
    </>
  );
}

function AmountFields({ fields }: Pick<ReturnType<typeof useLiabilityForm>, "fields">) {
  const { t } = useTranslation("liabilities");
  return (
    <>
      <FieldRow columns={4}>
        <MoneyField field={fields.limit} />
        <MoneyField field={fields.outstanding} />
        <CodeField field={fields.instalmentCount} />
        <CodeField field={fields.outstandingCount} />
      </FieldRow>
      <FieldRow columns={3}>
        <MoneyField field={fields.instalment} />
        <MoneyField field={fields.correctedInstalment} hint={t("correctedHint")} optional />
        <CodeField field={fields.overdueDays} optional />
      </FieldRow>
      <CheckboxField field={fields.refinancePossible} />
      <MoneyField field={fields.refinanceAmount} hint={t("refinanceHint")} optional />
      <CheckboxField field={fields.kept} hint={t("keptHint")} />
      <AccountField field={fields.creditorAccount} />
    </>
  );
}
