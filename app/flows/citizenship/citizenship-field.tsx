import { useTranslation } from "react-i18next";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import type { CitizenshipChoice } from "./citizenship-choice.ts";

/** Citizenship of a buyer or a spouse (F-216); without the list of countries it says why there are so few. */
export function CitizenshipField({ field, choice }: { field: FieldSource; choice: CitizenshipChoice }) {
  const { t } = useTranslation("application");
  const options = choice.options.map((option) =>
    option.label === HOME_COUNTRY ? { ...option, label: t("citizenship.home") } : option,
  );
  return (
    <SelectField
      field={shown(field)}
      options={options}
      hint={choice.isWhole ? undefined : t("citizenship.listMissing")}
      autoComplete="off"
      width="medium"
    />
  );
}

/** A draft of a page that had no such field is one of Lithuania, and not of the first country of the list. */
const shown = ({ id, name, key, errors, defaultValue }: FieldSource): FieldSource => ({
  id,
  name,
  key,
  errors,
  defaultValue: defaultValue || HOME_COUNTRY,
});
