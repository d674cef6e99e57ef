import type { FocusEventHandler, InputHTMLAttributes, ReactNode } from "react";
import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";

/** What a caller may say about the input itself; everything else follows from the field. */
export type InputOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | "autoComplete"
  | "autoFocus"
  | "inputMode"
  | "maxLength"
  | "spellCheck"
  | "disabled"
  | "readOnly"
  | "list"
  | "placeholder"
  | "onKeyDown"
>;

export type TextFieldProps = LabelProps &
  InputOptions & {
    type?: "text" | "email" | "tel" | "search" | "password" | undefined;
    /** Joined to the field's left side: what need not be typed. */
    prefix?: string | undefined;
    /** Joined to the field: a currency sign, a unit. */
    suffix?: ReactNode;
    onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
    /** The value as it is shown: written so when the field is left; null leaves it as it is. */
    tidy?: ((text: string) => string | null) | undefined;
    /** How the value that the form begins with is written. */
    show?: ((value: string) => string) | undefined;
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
  tidy,
  show,
  ...input
}: TextFieldProps) {
  const control = (
    <input
      {...input}
      onBlur={tidy === undefined ? input.onBlur : tidyOnBlur(tidy)}
      {...describe(field, hint !== undefined)}
      key={field.key}
      type={type}
      id={field.id}
      name={field.name}
      defaultValue={field.defaultValue === undefined ? undefined : (show?.(field.defaultValue) ?? field.defaultValue)}
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

const tidyOnBlur =
  (tidy: (text: string) => string | null): FocusEventHandler<HTMLInputElement> =>
  ({ currentTarget: input }) => {
    const tidied = tidy(input.value);
    if (tidied !== null && tidied !== input.value) input.value = tidied;
  };

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
