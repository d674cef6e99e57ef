import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { needsWorkplace } from "~/domain/needs-workplace.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type IncomeFieldsProps = {
  fields: Record<"monthlyIncome" | "workplace" | "certificate", FieldSource> & {
    incomeType: FieldSource & { value?: string | undefined };
    future: { getFieldset: () => Record<"willDecrease" | "amount", FieldSource> };
  };
};

/** What a person earns, asked of buyer and spouse alike (F-552). */
export function IncomeFields({ fields }: IncomeFieldsProps) {
  const { t } = useTranslation("application");
  const future = fields.future.getFieldset();
  return (
    <>
      <FieldRow columns={3}>
        <SelectField
          field={fields.incomeType}
          options={useEnumerationOptions()(incomeTypes)}
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
    </>
  );
}
