import { Field, type LabelProps } from "./field.tsx";
import { useLabelOf } from "./field-labels.tsx";
import { describe, type FieldSource } from "./field-source.ts";
import type { Option, OptionGroup } from "./option.ts";

type SelectFieldProps = LabelProps & {
  options: ReadonlyArray<Option | OptionGroup>;
  /** The first, empty choice, such as “Choose”. */
  emptyLabel?: string | undefined;
  disabled?: boolean | undefined;
  autoComplete?: string | undefined;
};

/** A choice of one from a list that is complete without script. */
export function SelectField({ options, emptyLabel, disabled, autoComplete, ...labelled }: SelectFieldProps) {
  const { field, hint } = labelled;
  return (
    <Field {...labelled}>
      <select
        {...describe(field, hint !== undefined)}
        key={field.key}
        id={field.id}
        name={field.name}
        defaultValue={field.defaultValue}
        disabled={disabled}
        autoComplete={autoComplete}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map((entry) =>
          "options" in entry ? (
            <optgroup key={entry.label} label={entry.label}>
              {entry.options.map(toOption)}
            </optgroup>
          ) : (
            toOption(entry)
          ),
        )}
      </select>
    </Field>
  );
}

/** The unit of the field that it is joined to: one box of number and unit, which screen readers name apart. */
export function UnitSelect({ field, options }: { field: FieldSource; options: readonly Option[] }) {
  const labelOf = useLabelOf();
  return (
    <select
      {...describe(field, false)}
      key={field.key}
      id={field.id}
      name={field.name}
      aria-label={labelOf(field.name)}
      defaultValue={field.defaultValue}
    >
      {options.map(toOption)}
    </select>
  );
}

const toOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
