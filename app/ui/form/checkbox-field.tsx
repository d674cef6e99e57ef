import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Choice } from "./choice.tsx";
import { FieldLabel } from "./field.tsx";
import { FieldError } from "./field-error.tsx";
import { describe, hasErrors, type FieldSource } from "./field-source.ts";

type CheckboxFieldProps = {
  field: FieldSource;
  /** Without it the one that the form has for the field's name. */
  label?: ReactNode;
  hint?: ReactNode;
  /** What is posted when ticked; `on` is what Conform reads as true. */
  value?: string;
  disabled?: boolean | undefined;
};

/** One yes-or-no. */
export function CheckboxField({ field, label, hint, value = "on", disabled }: CheckboxFieldProps) {
  return (
    <div className={classNames("fld", "tick", hasErrors(field) && "bad")}>
      <FieldError field={field} />
      <Choice
        {...describe(field, false)}
        key={field.key}
        type="checkbox"
        id={field.id}
        name={field.name}
        value={value}
        defaultChecked={field.defaultChecked ?? field.defaultValue === value}
        disabled={disabled}
        label={<FieldLabel field={field} label={label} />}
        hint={hint}
      />
    </div>
  );
}
