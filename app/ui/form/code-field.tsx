import { TextField, type InputOptions } from "./text-field.tsx";
import type { LabelProps } from "./field.tsx";

/**
 * A short run of digits or letters: a verification code, a day, a count. Pasted spaces are the schema's to forgive, and a browser
 * that cut a number to the length of the right ones would make another number of it: a code alone has a `maxLength`.
 */
export function CodeField({
  width = "short",
  inputMode = "numeric",
  autoComplete = "off",
  ...props
}: LabelProps & InputOptions) {
  return <TextField {...props} width={width} inputMode={inputMode} autoComplete={autoComplete} spellCheck={false} />;
}
