import type { FocusEventHandler, InputHTMLAttributes, ReactNode } from "react";
import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";

/** What a caller may say about the input itself; everything else follows from the field. */
export type InputOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "maxLength" | "spellCheck" | "disabled" | "readOnly" | "list" | "placeholder"
>;

export type TextFieldProps = LabelProps &
  InputOptions & {
    type?: "text" | "email" | "tel" | "search" | "password" | undefined;
    /** Joined to the field's left side: what nobody has to type. */
    prefix?: string | undefined;
    /** Joined to the field: a currency sign, a unit. */
    suffix?: ReactNode;
    onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
    className?: string | undefined;
  };

/** One line of text. The value typed survives a failed submit, because it comes back in the field's `defaultValue`. */
export function TextField({
  field,
  label,
  hint,
  optional,
  width,
  prefix,
  suffix,
  type = "text",
  ...input
}: TextFieldProps) {
  const control = (
    <input
      {...input}
      {...describe(field, hint !== undefined)}
      key={field.key}
      type={type}
      id={field.id}
      name={field.name}
      defaultValue={field.defaultValue}
    />
  );
  return (
    <Field field={field} label={label} hint={hint} optional={optional} width={width}>
      {prefix === undefined && suffix === undefined ? (
        control
      ) : (
        <Joined start={prefix} end={suffix}>
          {control}
        </Joined>
      )}
    </Field>
  );
}

/** A control and what is joined to its sides, drawn as one box. */
export function Joined({ start, end, children }: { start?: string | undefined; end?: ReactNode; children: ReactNode }) {
  return (
    <div className="join">
      {start !== undefined && <span>{start}</span>}
      {children}
      {typeof end === "string" ? <span>{end}</span> : end}
    </div>
  );
}
