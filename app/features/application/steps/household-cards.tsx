import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import { needsWorkplace } from "~/domain/needs-workplace.ts";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { householdSchema } from "./household-step.ts";

type CardProps = { fields: FieldsOf<typeof householdSchema> };

export function IncomeCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const future = fields.future.getFieldset();
  const optionsOf = useEnumerationOptions();
  return (
    <Card title={t("household.income")}>
      <FieldRow columns={3}>
        <SelectField
          field={fields.incomeType}
          options={optionsOf(incomeTypes)}
          emptyLabel={t("credit.chooseVariant")}
        />
        <MoneyField field={fields.monthlyIncome} hint={t("household.incomeHint")} />
        <TextField field={fields.workplace} autoComplete="off" optional={!needsWorkplace(fields.incomeType.value)} />
      </FieldRow>
      <CheckboxField field={fields.certificate} />
      <FieldRow>
        <CheckboxField field={future.willDecrease} />
        <MoneyField field={future.amount} optional />
      </FieldRow>
      <FieldRow>
        <SelectField
          field={fields.maritalStatus}
          options={optionsOf(maritalStatuses)}
          emptyLabel={t("credit.chooseVariant")}
        />
        <CodeField field={fields.members} hint={t("household.membersHint")} maxLength={2} />
      </FieldRow>
    </Card>
  );
}

export function LoansCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const loans = fields.loans.getFieldset();
  return (
    <Card title={t("household.loans")}>
      <FieldRow columns={4}>
        <MoneyField field={loans.consumer} optional />
        <MoneyField field={loans.mortgage} optional />
        <MoneyField field={loans.leasing} optional />
        <MoneyField field={loans.other} optional />
      </FieldRow>
    </Card>
  );
}
