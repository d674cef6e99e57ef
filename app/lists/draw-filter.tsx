import type { ReactNode } from "react";
import { CodeField } from "~/ui/form/code-field.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { MoneyField } from "~/ui/form/money-field.tsx";
import type { Option } from "~/ui/form/option.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import type { ListFilter, LabelledEnumeration } from "./list-filter.ts";

/** Texts and options of all fields, looked up once. */
export interface FilterTexts {
  optionsOf: (enumeration: LabelledEnumeration) => Option[];
  /** Yes and no as options. */
  yesNo: Option[];
}

type Labelled = {
  field: FieldSource;
  label: string;
  /** Name of the empty choice. */
  any: string;
  /** What is offered instead of every value of its kind. */
  options?: readonly Option[] | undefined;
};

/** A field of a filter, drawn as its kind is. A plain function: the form has a dozen fields, and hooks in each would cost more than its table. */
export function drawFilter(
  { kind, choices }: ListFilter,
  { any, options: offered, ...labelled }: Labelled,
  texts: FilterTexts,
): ReactNode {
  const { name } = labelled.field;
  switch (kind) {
    case "text":
      return <TextField key={name} {...labelled} autoComplete="off" />;
    case "reference":
      return <TextField key={name} {...labelled} autoComplete="off" spellCheck={false} />;
    case "code":
      if (offered !== undefined) return <SelectField key={name} {...labelled} options={offered} emptyLabel={any} />;
      return <CodeField key={name} {...labelled} autoComplete="off" width="full" />;
    case "day":
      return <DateField key={name} {...labelled} />;
    case "money":
      return <MoneyField key={name} {...labelled} />;
    case "yesNo":
      return <SelectField key={name} {...labelled} options={texts.yesNo} emptyLabel={any} />;
    case "choice": {
      const options = offered ?? (choices === undefined ? [] : texts.optionsOf(choices));
      return <SelectField key={name} {...labelled} options={options} emptyLabel={any} />;
    }
  }
}
