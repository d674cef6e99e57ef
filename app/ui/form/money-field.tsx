import type { FocusEvent } from "react";
import type { LabelProps } from "./field.tsx";
import { useFormTexts } from "./form-texts.tsx";
import { TextField, type InputOptions } from "./text-field.tsx";

/** A sum in euro: right aligned, comma or point; with script it is written as `1 234,56` when the field is left. */
export function MoneyField(props: LabelProps & InputOptions) {
  const { formatMoney } = useFormTexts();
  const formatOnBlur = ({ currentTarget: input }: FocusEvent<HTMLInputElement>) => {
    const formatted = formatMoney?.(input.value);
    if (typeof formatted === "string") input.value = formatted;
  };
  return (
    <TextField {...props} inputMode="decimal" autoComplete="off" className="num" suffix="€" onBlur={formatOnBlur} />
  );
}
