import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { neededMonths } from "~/domain/needs-months.ts";
import { needsWorkplace } from "~/domain/needs-workplace.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";

type TickSource = FieldSource & { value?: string | undefined };

type IncomeFieldsProps = {
  fields: Record<"monthlyIncome" | "workplace" | "certificate", FieldSource> & {
    incomeType: FieldSource & { value?: string | undefined };
    future: { getFieldset: () => Record<"amount", FieldSource> & { willDecrease: TickSource } };
  };
};

/**
 * Whether an income that is to come is asked for: it counts with its tick only. Without script it stands there always, and one that is refused is seen.
 */
export const asksFuture = (isScripted: boolean, isLess: boolean, amount: FieldSource): boolean =>
  !isScripted || isLess || amount.errors !== undefined;

/** What a person earns, asked of buyer and spouse alike (F-552). */
export function IncomeFields({ fields }: IncomeFieldsProps) {
  const { t } = useTranslation("application");
  const { willDecrease, amount } = fields.future.getFieldset();
  const months = neededMonths(fields.incomeType.value);
  const isLess = willDecrease.value === "on";
  const isAsked = asksFuture(useHydrated(), isLess, amount);
  return (
    <>
      <FieldRow columns={3}>
        <SelectField
          field={fields.incomeType}
          options={useEnumerationOptions()(incomeTypes)}
          emptyLabel={t("credit.chooseVariant")}
        />
        <MoneyField
          field={fields.monthlyIncome}
          hint={months === null ? t("household.incomeHintAny") : t("household.incomeHint", { count: months })}
        />
        <TextField field={fields.workplace} autoComplete="off" optional={!needsWorkplace(fields.incomeType.value)} />
      </FieldRow>
      <CheckboxField field={fields.certificate} />
      <FieldRow>
        <CheckboxField field={willDecrease} />
        {isAsked && <MoneyField field={amount} optional={!isLess} />}
      </FieldRow>
    </>
  );
}
