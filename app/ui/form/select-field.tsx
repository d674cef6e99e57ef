import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";
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

const toOption = ({ value, label, disabled }: Option) => (
  <option key={value} value={value} disabled={disabled}>
    {label}
  </option>
);
