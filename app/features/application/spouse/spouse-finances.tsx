import type { FieldsOf } from "~/forms/use-app-form.ts";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import type { householdSchema } from "../steps/household-step.ts";
import { IncomeFields } from "../steps/income-fields.tsx";

/** The fields of the spouse in step 3. */
export type SpouseFields = ReturnType<FieldsOf<typeof householdSchema>["spouse"]["getFieldset"]>;

/** What the spouse earns, and pays a month for credits; empty is nothing (F-552, F-553). */
export function SpouseFinances({ spouse }: { spouse: SpouseFields }) {
  const loans = spouse.loans.getFieldset();
  return (
    <>
      <IncomeFields fields={spouse} />
      <FieldRow>
        <MoneyField field={loans.consumer} optional />
        <MoneyField field={loans.mortgage} optional />
      </FieldRow>
    </>
  );
}
