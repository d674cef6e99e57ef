import { useTranslation } from "react-i18next";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { needsWorkplace } from "~/domain/needs-workplace.ts";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { householdSchema } from "../steps/household-step.ts";

/** The fields of the spouse in step 3. */
export type SpouseFields = ReturnType<FieldsOf<typeof householdSchema>["spouse"]["getFieldset"]>;

/** What the spouse earns, and pays for credits (F-552, F-553). */
export function SpouseFinances({ spouse }: { spouse: SpouseFields }) {
  return (
    <>
      <Income spouse={spouse} />
      <Loans spouse={spouse} />
    </>
  );
}

/** The same income as the buyer is asked for (F-552). */
function Income({ spouse }: { spouse: SpouseFields }) {
  const { t } = useTranslation(["spouse", "application"]);
  const future = spouse.future.getFieldset();
  return (
    <>
      <FieldRow columns={3}>
        <SelectField
          field={spouse.incomeType}
          options={useEnumerationOptions()(incomeTypes)}
          emptyLabel={t("application:credit.chooseVariant")}
        />
        <MoneyField field={spouse.monthlyIncome} hint={t("application:household.incomeHint")} />
        <TextField field={spouse.workplace} autoComplete="off" optional={!needsWorkplace(spouse.incomeType.value)} />
      </FieldRow>
      <CheckboxField field={spouse.certificate} />
      <FieldRow>
        <CheckboxField field={future.willDecrease} />
        <MoneyField field={future.amount} optional />
      </FieldRow>
    </>
  );
}

/** What the spouse pays a month for credits; empty is nothing (F-553). */
function Loans({ spouse }: { spouse: SpouseFields }) {
  const loans = spouse.loans.getFieldset();
  return (
    <FieldRow>
      <MoneyField field={loans.consumer} optional />
      <MoneyField field={loans.mortgage} optional />
    </FieldRow>
  );
}
