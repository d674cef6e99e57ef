import { useTranslation } from "react-i18next";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { Card } from "~/ui/card.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import type { householdSchema } from "./household-step.ts";
import { IncomeFields } from "./income-fields.tsx";

type CardProps = { fields: FieldsOf<typeof householdSchema> };

export function IncomeCard({ fields }: CardProps) {
  const { t } = useTranslation("application");
  const optionsOf = useEnumerationOptions();
  return (
    <Card title={t("household.income")}>
      <IncomeFields fields={fields} />
      <FieldRow>
        <SelectField
          field={fields.maritalStatus}
          options={optionsOf(maritalStatuses)}
          emptyLabel={t("credit.chooseVariant")}
        />
        <CodeField field={fields.members} hint={t("household.membersHint")} />
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
      <MoneyField field={loans.joint} hint={t("household.jointHint")} optional />
    </Card>
  );
}
