import type { InputHTMLAttributes, ReactNode } from "react";

export type ChoiceProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "id" | "name" | "value" | "defaultChecked" | "disabled" | "aria-describedby" | "aria-invalid" | "aria-required"
> & { type: "checkbox" | "radio"; label: ReactNode; hint?: ReactNode };

/** A radio or checkbox with the label that ticks it; usable alone in the first cell of a table row. */
export function Choice({ label, hint, ...input }: ChoiceProps) {
  return (
    <div className="choice">
      <input {...input} />
      <label htmlFor={input.id}>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </label>
    </div>
  );
}
