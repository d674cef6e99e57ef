import type { LabelProps } from "./field.tsx";
import { TextField, type InputOptions } from "./text-field.tsx";

type PhoneFieldProps = LabelProps &
  Pick<InputOptions, "placeholder"> & {
    /** The country code, which cannot be changed (F-125). */
    prefix: string;
    /** The number as it is shown: written so when the field is left; null leaves it as it is. */
    tidy: (text: string) => string | null;
  };

/** One's own mobile number behind its fixed prefix. A number that is pasted whole is taken as well. */
export function PhoneField(props: PhoneFieldProps) {
  return <TextField {...props} type="tel" inputMode="tel" autoComplete="tel-national" width="medium" />;
}
