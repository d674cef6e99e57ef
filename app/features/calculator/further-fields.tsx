import { useTranslation } from "react-i18next";
import type { CalculationField } from "~/flows/calculation/calculation-fields.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import type { CalculatorPage } from "./calculator-page.server.ts";

type FurtherFieldsProps = { page: CalculatorPage; field: (name: CalculationField) => FieldSource };

/** What the extended form asks besides: what else the credit pays for, how it is repaid, and what the buyer can bear (F-391). */
export function FurtherFields({ page, field }: FurtherFieldsProps) {
  const { t } = useTranslation("calculator");
  const { choices, typed } = page;
  const localised = useLocalised();
  const toOption = ({ id, title }: (typeof choices.groups)[number]) => ({ value: String(id), label: localised(title) });
  return (
    <>
      <FieldRow columns={4}>
        <MoneyField field={field("ownFunds")} optional />
        {(choices.groups.length > 0 || isTyped(typed.group)) && (
          <SelectField field={field("group")} options={choices.groups.map(toOption)} emptyLabel={t("noGroup")} />
        )}
        {(choices.hasWarranty || isTyped(typed.warranty)) && <WarrantyField page={page} field={field("warranty")} />}
        {(choices.insurance.length > 0 || isTyped(typed.insurance)) && (
          <SelectField
            field={field("insurance")}
            options={choices.insurance.map(toOption)}
            emptyLabel={t("noInsurance")}
          />
        )}
      </FieldRow>
      <FieldRow columns={4}>
        <CodeField field={field("paymentDay")} hint={t("paymentDayHint")} />
        <MoneyField field={field("income")} hint={t("incomeHint")} optional />
        <MoneyField field={field("obligations")} hint={t("obligationsHint")} optional />
        <CodeField field={field("members")} hint={t("membersHint")} optional />
      </FieldRow>
      {(choices.hasWinterPayments || isTyped(typed.winter)) && (
        <CheckboxField field={field("winter")} hint={t("winterHint")} />
      )}
    </>
  );
}

/** What an address has brought along is drawn, also where the shop does not offer it: its finding needs its field. */
const isTyped = (value: string | undefined): boolean => value !== undefined && value !== "";

/** Warranties have a price once the group and the price of the goods are known: the next calculation shows them. */
function WarrantyField({ page, field }: { page: CalculatorPage; field: FieldSource }) {
  const { t, i18n } = useTranslation("calculator");
  const options = page.choices.warranties.map(({ years, priceCents }) => ({
    value: String(years),
    label: t("warrantyYears", { count: years, price: formatMoney(priceCents, toLanguage(i18n.language)) }),
  }));
  // One that is not sold stays in sight with its finding: nothing typed is lost.
  const typed = page.typed.warranty ?? "";
  const isMissing = typed !== "" && !options.some(({ value }) => value === typed);
  return (
    <SelectField
      field={field}
      options={isMissing ? [...options, { value: typed, label: typed }] : options}
      emptyLabel={t("noWarranty")}
      hint={options.length === 0 ? t("warrantyHint") : undefined}
    />
  );
}
