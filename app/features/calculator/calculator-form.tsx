import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import {
  CALCULATION_FIELDS,
  FORM_PARAMETER,
  FURTHER_FIELDS,
  type CalculationField,
} from "~/flows/calculation/calculation-fields.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldLabels } from "~/ui/form/field-labels.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { useFormTexts } from "~/ui/form/form-texts.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField, UnitSelect } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { homeOf } from "./calculator-links.ts";
import type { CalculatorPage } from "./calculator-page.server.ts";
import { FurtherFields } from "./further-fields.tsx";
import { useVariantOptions } from "./use-variant-options.ts";

export const CALCULATOR_FORM = "calculator";

/** Id of the control of a field. */
export const fieldId = (name: CalculationField): string => `${CALCULATOR_FORM}-${name}`;

/** Advance in euro, as the first choice of its unit. */
const AMOUNT = "0";

/** The form: by GET, so that a calculation is a link, and a wrong value stands where it was typed (F-013, F-393). */
export function CalculatorForm({ page }: { page: CalculatorPage }) {
  const { t } = useTranslation("calculator");
  const { typed, errors, form } = page;
  const { action, hidden } = homeOf(page);
  const proposed = useProposed(page);
  const isExtended = form === "extended";
  const field = (name: CalculationField): FieldSource => ({
    id: fieldId(name),
    name,
    // The key follows the value: when a link changes it, the field is drawn afresh.
    key: `${name}=${typed[name] ?? ""}`,
    defaultValue: typed[name] ?? proposed[name],
    errors: errors[name],
  });
  const kept = isExtended ? [[FORM_PARAMETER, form]] : FURTHER_FIELDS.map((name) => [name, typed[name]]);
  return (
    <FieldLabels labelOf={(name) => labelOf(name, (known) => t(`fields.${known}`))}>
      <Form method="get" action={action} id={CALCULATOR_FORM} className="card asks">
        <HiddenFields values={{ ...hidden, ...Object.fromEntries(kept) }} />
        <ShortFields page={page} field={field} />
        {isExtended && <FurtherFields page={page} field={field} />}
        <div className="acts">
          <SubmitButton>{t("calculate")}</SubmitButton>
        </div>
      </Form>
    </FieldLabels>
  );
}

const labelOf = (name: string, find: (known: CalculationField) => string): string | undefined => {
  const known = CALCULATION_FIELDS.find((field) => field === name);
  return known === undefined ? undefined : find(known);
};

/** What the fields of a new calculation begin with: the first plain variant of the shop. */
function useProposed({ choices }: CalculatorPage): Partial<Record<CalculationField, string>> {
  const plain = choices.variants.find(({ isExpired, isPromotional }) => !isExpired && !isPromotional);
  return { advanceType: AMOUNT, paymentDay: "15", ...(plain && { variant: String(plain.id) }) };
}

type FieldsProps = { page: CalculatorPage; field: (name: CalculationField) => FieldSource };

function ShortFields({ page, field }: FieldsProps) {
  const { t } = useTranslation("calculator");
  const { showNumber, formatMoney } = useFormTexts();
  const units = [
    { value: AMOUNT, label: t("advance.amount") },
    { value: "1", label: t("advance.percent") },
  ];
  const isAmount = (page.typed.advanceType ?? AMOUNT) === AMOUNT;
  return (
    <FieldRow columns={4}>
      <MoneyField field={field("price")} />
      <SelectField field={field("variant")} options={useVariantOptions(page)} emptyLabel={t("choose")} />
      <TextField
        field={field("advance")}
        inputMode="decimal"
        autoComplete="off"
        className="num"
        suffix={<UnitSelect field={field("advanceType")} options={units} />}
        tidy={isAmount ? formatMoney : undefined}
        show={showNumber}
        optional
      />
      <CodeField field={field("months")} hint={t("monthsHint")} optional />
    </FieldRow>
  );
}
