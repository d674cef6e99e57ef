import { useTranslation } from "react-i18next";
import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import { useText } from "~/i18n/use-text.ts";
import type { Option } from "~/ui/form/option.ts";

/** Options once made, by language and enumeration: texts never change, and the filter has forty of them. */
const made = new Map<string, Option[]>();

/** The values of an enumeration as options of a choice, in the page's language. */
export function useCodeOptions(): (enumeration: Enumeration) => Option[] {
  const translate = useText();
  const { i18n } = useTranslation();
  return (enumeration) => {
    const key = `${i18n.language} ${enumeration.name}`;
    const known = made.get(key);
    if (known !== undefined) return known;
    const options = enumeration.codes.map((code) => ({
      value: String(code),
      label: translate(`enumerations:${enumeration.labelKey(code) ?? ""}`),
    }));
    made.set(key, options);
    return options;
  };
}
