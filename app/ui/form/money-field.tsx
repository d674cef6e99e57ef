import type { LabelProps } from "./field.tsx";
import { useFormTexts } from "./form-texts.tsx";
import { TextField, type InputOptions } from "./text-field.tsx";

/** A sum in euro: right aligned, comma or point; with script it is written as `1 234,56` when the field is left. */
export function MoneyField(props: LabelProps & InputOptions) {
  const { formatMoney, showNumber } = useFormTexts();
  return (
    <TextField
      {...props}
      inputMode="decimal"
      autoComplete="off"
      className="num"
      suffix="€"
      tidy={formatMoney}
      show={showNumber}
    />
  );
}
