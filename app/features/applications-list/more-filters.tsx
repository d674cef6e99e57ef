import { useTranslation } from "react-i18next";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { eCreditStates } from "~/domain/enumerations/e-credit-state.ts";
import { listCategories } from "~/domain/enumerations/list-category.ts";
import { signatureTypes } from "~/domain/enumerations/signature-type.ts";
import { CodeField } from "~/ui/form/code-field.tsx";
import { MoneyField } from "~/ui/form/money-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { FilterFields } from "./filter-fields-of.ts";
import { useCodeOptions } from "./use-code-options.ts";

type MoreFiltersProps = {
  fields: FilterFields;
  /** Seller and shop are asked of those who see more than one. */
  showsSellers: boolean;
};

/** The filters that are seldom used. */
export function MoreFilters({ fields, showsSellers }: MoreFiltersProps) {
  const { t } = useTranslation("applications");
  const optionsOf = useCodeOptions();
  const any = t("filter.any");
  const yesNo = [
    { value: "yes", label: t("yes") },
    { value: "no", label: t("no") },
  ];
  const choices = [
    { name: "category", options: optionsOf(listCategories) },
    { name: "contractType", options: optionsOf(contractTypes) },
    { name: "signatureType", options: optionsOf(signatureTypes) },
    { name: "eCreditState", options: optionsOf(eCreditStates) },
    { name: "certificate", options: yesNo },
    { name: "winter", options: yesNo },
  ] as const;
  return (
    <>
      <TextField field={fields("buyer")} label={t("filter.buyer")} autoComplete="off" />
      <TextField field={fields("seller")} label={t("filter.seller")} autoComplete="off" />
      {showsSellers && <CodeField field={fields("shop")} label={t("filter.shop")} autoComplete="off" width="full" />}
      <MoneyField field={fields("sumFrom")} label={t("filter.sumFrom")} />
      <MoneyField field={fields("sumTo")} label={t("filter.sumTo")} />
      <TextField field={fields("goods")} label={t("filter.goods")} autoComplete="off" />
      <TextField field={fields("comment")} label={t("filter.comment")} autoComplete="off" />
      {choices.map(({ name, options }) => (
        <SelectField key={name} field={fields(name)} label={t(`filter.${name}`)} options={options} emptyLabel={any} />
      ))}
    </>
  );
}
