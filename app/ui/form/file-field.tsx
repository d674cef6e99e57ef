import { Field, type LabelProps } from "./field.tsx";
import { describe } from "./field-source.ts";

type FileFieldProps = LabelProps & {
  /** What the browser offers first: extensions and types; the server decides by content. */
  accept: string;
  /** One file only. */
  isSingle?: boolean;
  /** Told of the chosen files, with script. */
  onPick?: ((input: HTMLInputElement) => void) | undefined;
};

/** Files of the user's own; a browser never shows them again in a form that was refused. */
export function FileField({ accept, isSingle = false, onPick, ...labelled }: FileFieldProps) {
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
        multiple={!isSingle}
        onChange={onPick === undefined ? undefined : ({ currentTarget }) => onPick(currentTarget)}
      />
    </Field>
  );
}
