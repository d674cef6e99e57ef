import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { PAYMENT_DAY_DEFAULT } from "~/domain/limits.ts";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { typeIntoField } from "~/ui/enhance/type-into.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { useFormTexts } from "~/ui/form/form-texts.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import type { Option } from "~/ui/form/option.ts";
import { SelectField, UnitSelect } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { FieldIssue } from "../step-definition.ts";
import type { VariantChoice } from "./credit-step-data.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Translate = ReturnType<typeof useTranslation<"application">>["t"];

type Fieldset = FieldsOf<typeof creditSchema>;

type CreditFieldsProps = {
  fields: Fieldset;
  variants: VariantChoice[];
  /** Durations of all of them. */
  months: readonly number[];
  asksSum: boolean;
  /** What the server has found while the user types. */
  findings?: readonly FieldIssue[] | undefined;
};

/** The field with what the server has found in it; its own findings come first. */
type Mark = (field: FieldSource) => FieldSource;

/** Conform reads its fields through a proxy, so they are written out. */
function markFound(field: FieldSource, findings: readonly FieldIssue[]): FieldSource {
  const { id, name, key, defaultValue, required } = field;
  const errors = findings.flatMap(({ field: at, message }) => (at === name ? [message] : []));
  return field.errors === undefined && errors.length > 0 ? { id, name, key, defaultValue, required, errors } : field;
}

type SumFieldsProps = { fields: Fieldset; mark: Mark };

/** The terms of the credit (F-267 to F-272, F-278). */
export function CreditFields({ fields, variants, months, asksSum, findings = [] }: CreditFieldsProps) {
  const { t } = useTranslation("application");
  const chosen = variants.find(({ id }) => String(id) === fields.variant.value);
  const isCard = variants.length > 0 && variants.every(({ contractType }) => limitKindOf(contractType) === "card");
  useOnlyDuration(fields.duration.id, chosen);
  const mark: Mark = (field) => markFound(field, findings);
  return (
    <Card title={t("credit.terms")}>
      <FieldRow columns={3}>
        <SelectField
          field={fields.variant}
          options={optionsOf(variants)}
          emptyLabel={t("credit.chooseVariant")}
          hint={isCard ? t("limit.durationHint", { months: (chosen ?? variants[0])?.durationToMonths }) : undefined}
        />
        {isCard ? (
          <UnaskedTerms fields={fields} variants={variants} />
        ) : (
          <>
            <CodeField field={mark(fields.duration)} hint={chosen && describeDurations(chosen, t)} list={DURATIONS} />
            <CodeField field={fields.paymentDay} hint={t("credit.paymentDayHint")} />
          </>
        )}
      </FieldRow>
      {!isCard && <Durations months={months} chosen={chosen} />}
      {asksSum ? <SumField fields={fields} mark={mark} isCard={isCard} /> : <PartFields fields={fields} mark={mark} />}
      {offersWinter(fields, variants, chosen) && (
        <CheckboxField field={fields.winterPayments} hint={t("credit.winterPaymentsHint")} />
      )}
    </Card>
  );
}

/** Where the chosen variant has them, or any before one is chosen; a tick that does not fit stays, so that it can be taken off (F-278). */
const offersWinter = (fields: Fieldset, variants: VariantChoice[], chosen: VariantChoice | undefined): boolean =>
  fields.winterPayments.value === "on" ||
  (chosen === undefined ? variants : [chosen]).some(({ winterPayments }) => winterPayments);

const DURATIONS = "credit-durations";

type DurationsProps = Pick<CreditFieldsProps, "months"> & { chosen: VariantChoice | undefined };

/** What the field of the duration offers: of the chosen variant; without script of every one, as the variant may be another by then. */
function Durations({ months, chosen }: DurationsProps) {
  const isScripted = useHydrated();
  return (
    <datalist id={DURATIONS}>
      {((isScripted && chosen?.months) || months).map((count) => (
        <option key={count} value={count} />
      ))}
    </datalist>
  );
}

/** A variant with one duration writes it into its field when it is chosen, as if it had been typed. */
function useOnlyDuration(id: string, chosen: VariantChoice | undefined) {
  const only = chosen !== undefined && chosen.durationFromMonths === chosen.durationToMonths ? chosen : null;
  const months = only?.durationToMonths;
  useEffect(() => {
    if (months !== undefined) typeIntoField(id, String(months));
  }, [id, months]);
}

/** The contract of a card names neither a duration nor a day of payment (F-271): what the form and the wire must say of them is not asked. */
const UnaskedTerms = ({ fields, variants }: Pick<CreditFieldsProps, "fields" | "variants">) => (
  <>
    <input type="hidden" name={fields.duration.name} value={variants[0]?.durationToMonths} />
    <input type="hidden" name={fields.paymentDay.name} value={PAYMENT_DAY_DEFAULT} />
  </>
);

/** The sum of an account, the limit of a card: what is asked for, as there are no goods (F-267, F-271). */
function SumField({ fields, mark, isCard }: SumFieldsProps & { isCard: boolean }) {
  const { t } = useTranslation("application");
  return (
    <FieldRow columns={3}>
      <MoneyField field={mark(fields.sum)} label={isCard ? t("limit.sum") : undefined} />
    </FieldRow>
  );
}

/** What lowers or raises the sum of the goods (F-268). */
function PartFields({ fields, mark }: SumFieldsProps) {
  const { t } = useTranslation("application");
  const { formatMoney, showNumber } = useFormTexts();
  const advance = fields.advance.getFieldset();
  const isAmount = advance.type.value !== String(AdvanceType.percent);
  const kinds = [
    { value: String(AdvanceType.amount), label: t("credit.advanceAmount") },
    { value: String(AdvanceType.percent), label: t("credit.advancePercent") },
  ];
  return (
    <fieldset>
      <legend>{t("credit.optionalParts")}</legend>
      <FieldRow columns={3}>
        <TextField
          field={mark(advance.value)}
          inputMode="decimal"
          autoComplete="off"
          className="num"
          suffix={<UnitSelect field={advance.type} options={kinds} />}
          tidy={isAmount ? formatMoney : undefined}
          show={showNumber}
        />
        <MoneyField field={mark(fields.ownFunds)} />
        <MoneyField field={mark(fields.transferToClient)} />
      </FieldRow>
    </fieldset>
  );
}

/** Variants of the shop; one that cannot be chosen stays in the list and says why (F-252). */
const optionsOf = (variants: VariantChoice[]): Option[] =>
  variants.map(({ id, label, expired }) => ({ value: String(id), label, disabled: expired }));

function describeDurations(variant: VariantChoice, t: Translate): string {
  const { durationFromMonths: min, durationToMonths: max } = variant;
  return min === max ? t("credit.durationFixed", { months: max }) : t("credit.durationHint", { min, max });
}
