import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";

type FileFieldProps = LabelProps & {
  /** Media types or endings; a hint for the browser only. Say the limits in `hint`, too. */
  accept?: string;
  multiple?: boolean;
  /** Opens the rear camera of a phone. */
  capture?: boolean;
};

/** One or more files; its form must be `multipart/form-data`. */
export function FileField({ accept, multiple, capture, ...labelled }: FileFieldProps) {
  const { field, hint } = labelled;
  return (
    <Field {...labelled}>
      <input
        {...describe(field, hint !== undefined)}
        key={field.key}
        type="file"
        id={field.id}
        name={field.name}
        accept={accept}
        multiple={multiple}
        capture={capture === true ? "environment" : undefined}
      />
    </Field>
  );
}
