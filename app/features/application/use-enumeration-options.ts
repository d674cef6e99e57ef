import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { useText } from "~/i18n/use-text.ts";
import type { Option } from "~/ui/form/option.ts";

/** The codes of an enumeration as the options of a choice, in the page's language. */
export function useEnumerationOptions<Code extends number | string>({ codes, labelKey }: Enumeration<Code>): Option[] {
  const text = useText();
  return codes.map((code) => ({ value: String(code), label: text(`enumerations:${labelKey(code)}`) }));
}
