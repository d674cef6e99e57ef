import { useTranslation } from "react-i18next";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import { useText } from "~/i18n/use-text.ts";
import type { Option } from "~/ui/form/option.ts";

const NAMESPACE = "enumerations";

/** Options once made, by language and enumeration: texts never change, and the filter of a list has forty of them. */
const made = new Map<string, Option[]>();

/** The codes of an enumeration, or only some of them, as the options of a choice in the page's language. */
export function useEnumerationOptions() {
  const text = useText();
  const { i18n } = useTranslation();
  return <Code extends number | string>(
    enumeration: Enumeration<Code, EnumerationKey>,
    only?: readonly Code[],
  ): Option[] => {
    const key = `${i18n.language} ${enumeration.name}`;
    const options =
      made.get(key) ??
      enumeration.labels.map(({ code, labelKey }) => ({
        value: String(code),
        label: text(`${NAMESPACE}:${labelKey}`),
      }));
    if (i18n.hasResourceBundle(i18n.language, NAMESPACE)) made.set(key, options);
    return only === undefined ? options : options.filter(({ value }) => only.some((code) => String(code) === value));
  };
}
