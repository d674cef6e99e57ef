import { useTranslation } from "react-i18next";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { parseIssueMessage } from "~/domain/issue.ts";
import { formatMoneyInput, parseMoney } from "~/domain/money.ts";
import type { FormTexts } from "~/ui/form/form-texts.tsx";

/** How the fields of this page write findings and sums, in the page's language. A key with a namespace (`soap:1031`) names its own. */
export function useFormTextsOfPage(): FormTexts {
  const translate = useText();
  const language = toLanguage(useTranslation().i18n.language);
  return {
    translateIssue(message) {
      const { key, params } = parseIssueMessage(message, language);
      return translate(key.includes(":") ? key : `validation:${key}`, params);
    },
    formatMoney(typed) {
      const money = parseMoney(typed, { negative: true });
      return money.ok ? formatMoneyInput(money.value, language) : null;
    },
  };
}
