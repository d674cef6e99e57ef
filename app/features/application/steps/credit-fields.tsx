import type { useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type * as z from "zod";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised } from "~/i18n/use-text.ts";
import { Card } from "~/ui/card.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-group.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import type { Option } from "~/ui/form/option.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { formatPercentText } from "../percent-text.ts";
import type { VariantChoice } from "./credit-extras.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Fieldset = ReturnType<typeof useForm<z.input<typeof creditSchema>, z.output<typeof creditSchema>, string[]>>[1];

/** Labels by field name, for the fields and the error summary. */
export function useCreditLabels(): Record<string, string> {
  const { t } = useTranslation("application");
  return {
    goods: t("credit.goods"),
    variant: t("credit.variant"),
    duration: t("credit.duration"),
    paymentDay: t("credit.paymentDay"),
    sum: t("credit.sum"),
    "advance.value": t("credit.advance"),
    "advance.type": t("credit.advanceKind"),
    ownFunds: t("credit.ownFunds"),
    transferToClient: t("credit.transferToClient"),
    winterPayments: t("credit.winterPayments"),
  };
}

type Translate = ReturnType<typeof useTranslation<"application">>["t"];

type CreditFieldsProps = { fields: Fieldset; variants: VariantChoice[]; asksSum: boolean };

/** The terms of the credit (F-267 to F-272, F-278). */
export function CreditFields({ fields, variants, asksSum }: CreditFieldsProps) {
  const { t } = useTranslation("application");
  const labels = useCreditLabels();
  const chosen = variants.find(({ id }) => String(id) === fields.variant.value);
  const durationHint = chosen && describeDurations(chosen, t);
  return (
    <Card title={t("credit.terms")}>
      <FieldRow columns={3}>
        <SelectField
          field={fields.variant}
          label={labels["variant"]}
          options={useVariantOptions(variants)}
          emptyLabel={t("credit.chooseVariant")}
        />
        <CodeField field={fields.duration} label={labels["duration"]} hint={durationHint} maxLength={3} />
        <CodeField
          field={fields.paymentDay}
          label={labels["paymentDay"]}
          hint={t("credit.paymentDayHint")}
          maxLength={2}
        />
      </FieldRow>
      {asksSum ? <SumField fields={fields} /> : <PartFields fields={fields} />}
      {variants.some(({ winterPayments }) => winterPayments) && (
        <CheckboxField
          field={fields.winterPayments}
          label={labels["winterPayments"]}
          hint={t("credit.winterPaymentsHint")}
        />
      )}
    </Card>
  );
}

/** The sum of an account, the limit of a card: what is asked for, as there are no goods (F-267, F-271). */
function SumField({ fields }: { fields: Fieldset }) {
  const labels = useCreditLabels();
  return (
    <FieldRow columns={3}>
      <MoneyField field={fields.sum} label={labels["sum"]} />
    </FieldRow>
  );
}

/** What lowers or raises the sum of the goods (F-268). */
function PartFields({ fields }: { fields: Fieldset }) {
  const { t } = useTranslation("application");
  const labels = useCreditLabels();
  const advance = fields.advance.getFieldset();
  const kinds = [
    { value: String(AdvanceType.amount), label: t("credit.advanceAmount") },
    { value: String(AdvanceType.percent), label: t("credit.advancePercent") },
  ];
  return (
    <FieldRow columns={4}>
      <TextField
        field={advance.value}
        label={labels["advance.value"]}
        inputMode="decimal"
        autoComplete="off"
        optional
      />
      <SelectField field={advance.type} label={labels["advance.type"]} options={kinds} />
      <MoneyField field={fields.ownFunds} label={labels["ownFunds"]} optional />
      <MoneyField field={fields.transferToClient} label={labels["transferToClient"]} optional />
    </FieldRow>
  );
}

/** Variants of the shop; one that cannot be chosen stays in the list and says why (F-252). */
function useVariantOptions(variants: VariantChoice[]): Option[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  return variants.map((variant) => {
    const rate =
      variant.annualRatePercent === null ? "" : formatPercentText(variant.annualRatePercent, toLanguage(i18n.language));
    const name =
      rate === "" ? localised(variant.title) : t("credit.variantOption", { name: localised(variant.title), rate });
    const label = variant.expired
      ? t("credit.variantExpired", { name })
      : variant.promotional
        ? t("credit.variantPromotional", { name })
        : name;
    return { value: String(variant.id), label, disabled: variant.expired };
  });
}

function describeDurations({ durationFromMonths: min, durationToMonths: max }: VariantChoice, t: Translate): string {
  return min === max ? t("credit.durationFixed", { months: max }) : t("credit.durationHint", { min, max });
}
