import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";

type TextAreaProps = LabelProps & { rows?: number; maxLength?: number; disabled?: boolean };

/** Several lines of text. */
export function TextArea({ rows = 3, maxLength, disabled, ...labelled }: TextAreaProps) {
  const { field, hint } = labelled;
  return (
    <Field {...labelled}>
      <textarea
        {...describe(field, hint !== undefined)}
        key={field.key}
        id={field.id}
        name={field.name}
        rows={rows}
        maxLength={maxLength}
        disabled={disabled}
        defaultValue={field.defaultValue}
      />
    </Field>
  );
}
