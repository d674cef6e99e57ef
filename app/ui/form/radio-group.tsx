import { classNames } from "../class-names.ts";
import { Choice } from "./choice.tsx";
import { FieldHint, FieldLabel, OptionalMark, type LabelProps } from "./field.tsx";
import { FieldError } from "./field-error.tsx";
import { describe, hasErrors } from "./field-source.ts";
import type { DescribedOption } from "./option.ts";

type RadioGroupProps = Omit<LabelProps, "width"> & {
  options: readonly DescribedOption[];
  /** Short answers side by side. */
  inline?: boolean | undefined;
};

/** ARIA in HTML allows it on a fieldset, and screen readers then say how many answers there are. */
const RADIO_GROUP = "radiogroup";

/** A choice of one, all answers in sight. The first option carries the field's own id, so that the error summary's link lands on a control. */
export function RadioGroup({ field, label, hint, optional, options, inline }: RadioGroupProps) {
  return (
    <fieldset
      {...describe(field, hint !== undefined)}
      role={RADIO_GROUP}
      className={classNames("fld", hasErrors(field) && "bad", inline === true && "inline")}
    >
      <legend>
        <FieldLabel field={field} label={label} />
        {optional === true && <OptionalMark />}
      </legend>
      <div className="radios">
        {hint !== undefined && <FieldHint field={field}>{hint}</FieldHint>}
        <FieldError field={field} />
        {options.map((option, index) => (
          <Choice
            key={`${field.key ?? ""}${option.value}`}
            type="radio"
            id={index === 0 ? field.id : `${field.id}-${index}`}
            name={field.name}
            value={option.value}
            defaultChecked={field.defaultValue === option.value}
            disabled={option.disabled}
            label={option.label}
            hint={option.hint}
          />
        ))}
      </div>
    </fieldset>
  );
}
