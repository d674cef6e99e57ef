import { classNames } from "../class-names.ts";
import { Choice } from "./choice.tsx";
import { FieldHint, OptionalMark, type LabelProps } from "./field.tsx";
import { FieldError } from "./field-error.tsx";
import { describe, hasErrors } from "./field-source.ts";
import type { DescribedOption } from "./option.ts";

type ChoiceGroupProps = Omit<LabelProps, "width"> & {
  options: readonly DescribedOption[];
  /** Short answers side by side. */
  inline?: boolean | undefined;
};

/** A choice of one, all answers in sight. */
export function RadioGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="radio" />;
}

/** A choice of any number under one name. */
export function CheckboxGroup(props: ChoiceGroupProps) {
  return <ChoiceGroup {...props} type="checkbox" />;
}

/** The first option carries the field's own id, so that the error summary's link lands on a control. */
function ChoiceGroup({
  field,
  label,
  hint,
  optional,
  options,
  inline,
  type,
}: ChoiceGroupProps & { type: "radio" | "checkbox" }) {
  const chosen = field.defaultOptions ?? [field.defaultValue];
  return (
    <fieldset
      {...describe(field, hint !== undefined)}
      role={type === "radio" ? "radiogroup" : undefined}
      className={classNames("fld", hasErrors(field) && "bad", inline === true && "inline")}
    >
      <legend>
        {label}
        {optional === true && <OptionalMark />}
      </legend>
      {hint !== undefined && <FieldHint field={field}>{hint}</FieldHint>}
      <FieldError field={field} />
      {options.map((option, index) => (
        <Choice
          key={`${field.key ?? ""}${option.value}`}
          type={type}
          id={index === 0 ? field.id : `${field.id}-${index}`}
          name={field.name}
          value={option.value}
          defaultChecked={chosen.includes(option.value)}
          disabled={option.disabled}
          label={option.label}
          hint={option.hint}
        />
      ))}
    </fieldset>
  );
}
