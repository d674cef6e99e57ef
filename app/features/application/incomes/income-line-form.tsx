import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { incomeLineTypes } from "~/domain/enumerations/income-line-type.ts";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import type { FormState } from "~/forms/app-form.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { hasErrors, type FieldSource } from "~/ui/form/field-source.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import { StepForm } from "../step-form.tsx";
import type { IncomeLinePage } from "./income-line.server.ts";
import { INCOME_LINE_FORM, VALUED_LINE_FORM } from "./income-forms.ts";

/** What posting a line was answered. */
export type LineAnswer = { result?: SubmissionResult<string[]> };

type FormProps = { page: IncomeLinePage; answer: LineAnswer | undefined };

/** One income line on a page of its own, as the shop's user puts it down (F-294). */
export function IncomeLineForm({ page, answer }: FormProps) {
  const { form, fields } = useAppForm(INCOME_LINE_FORM, {
    schema: async () => (await import("~/domain/income-line.ts")).incomeLineSchema,
    fields: page.fields,
    result: answer?.result,
  });
  return (
    <LineFrame page={page} answer={answer} form={form}>
      <LineFields fields={fields} page={page} />
    </LineFrame>
  );
}

/** The same with what only managers say: a corrected sum, and that the line is left out (F-296, F-297). */
export function ValuedLineForm({ page, answer }: FormProps) {
  const { form, fields } = useAppForm(VALUED_LINE_FORM, {
    schema: async () => (await import("~/domain/income-line.ts")).valuedLineSchema,
    fields: page.fields,
    result: answer?.result,
  });
  return (
    <LineFrame page={page} answer={answer} form={form}>
      <LineFields fields={fields} page={page} />
      <FieldRow>
        <MoneyField field={fields.corrected} optional />
        <CheckboxField field={fields.skipped} />
      </FieldRow>
    </LineFrame>
  );
}

function LineFrame({ page, answer, form, children }: FormProps & { form: FormState; children: ReactNode }) {
  const { t, i18n } = useTranslation("incomes");
  const titles = {
    seller: page.isNew ? t("line.newTitle") : t("line.editTitle"),
    manager: page.isNew ? t("line.managerNewTitle") : t("line.managerEditTitle"),
  };
  const isCorrected = page.mode === "seller" && page.correctedCents !== null;
  return (
    <>
      <ApplicationTitle title={titles[page.mode]} about={page.about} />
      <StepForm page={page} form={form} isAnswer={answer !== undefined}>
        <Card>
          {children}
          {isCorrected && (
            <p className="note">
              {t("line.correctedNote", { sum: formatMoney(page.correctedCents ?? 0, toLanguage(i18n.language)) })}
            </p>
          )}
        </Card>
        <FormActions end={<ButtonLink to={paths.applicationIncomes(page.applicationId)}>{t("cancel")}</ButtonLink>}>
          <FormButton of={INCOME_LINE_FORM} name="continue">
            {t("save")}
          </FormButton>
        </FormActions>
      </StepForm>
    </>
  );
}

type LineFieldName = "kind" | "title" | "source" | "amount" | "from" | "to" | "ofSpouse";

type LineFieldsProps = { fields: Readonly<Record<LineFieldName, FieldSource>>; page: IncomeLinePage };

function LineFields({ fields, page }: LineFieldsProps) {
  const { t } = useTranslation("incomes");
  const optionsOf = useEnumerationOptions();
  return (
    <>
      <FieldRow>
        <SelectField field={fields.kind} options={optionsOf(incomeLineTypes)} emptyLabel={t("line.chooseKind")} />
        <MoneyField field={fields.amount} />
      </FieldRow>
      <FieldRow>
        <TextField field={fields.title} maxLength={100} autoComplete="off" />
        <TextField field={fields.source} maxLength={100} autoComplete="off" optional />
      </FieldRow>
      <FieldRow>
        <DateField field={fields.from} autoComplete="off" />
        <DateField field={fields.to} autoComplete="off" />
      </FieldRow>
      {(page.mayBeOfSpouse || hasErrors(fields.ofSpouse)) && <CheckboxField field={fields.ofSpouse} />}
    </>
  );
}
