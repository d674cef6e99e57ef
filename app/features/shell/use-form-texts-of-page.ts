import { useTranslation } from "react-i18next";
import { toLanguage } from "~/i18n/language.ts";
import { useFoundText } from "~/i18n/use-text.ts";
import { parseIssueMessage } from "~/domain/issue.ts";
import { formatMoneyInput, parseMoney } from "~/domain/money.ts";
import { toNotation } from "~/domain/number-notation.ts";
import type { FormTexts } from "~/ui/form/form-texts.tsx";

/** Findings of one page alone have their texts with it: other pages need not load them. */
const OWN_NAMESPACES: Readonly<Record<string, string>> = {
  upload: "uploads",
  picture: "recogniser",
  signedDocuments: "signed-documents",
  verifyDocument: "verify-document",
  liability: "liabilities",
};

const placeOf = (key: string): string => {
  if (key.includes(":")) return key;
  const own = OWN_NAMESPACES[key.split(".")[0] ?? ""];
  return own === undefined ? `validation:${key}` : `${own}:findings.${key}`;
};

/** How the fields of this page write findings and sums, in the page's language. A key with a namespace (`soap:1031`) names its own. */
export function useFormTextsOfPage(): FormTexts {
  const findText = useFoundText();
  const language = toLanguage(useTranslation().i18n.language);
  return {
    translateIssue(message) {
      const { key, params } = parseIssueMessage(message, language);
      return findText(placeOf(key), params) ?? key;
    },
    formatMoney(typed) {
      const money = parseMoney(typed, { negative: true });
      return money.ok ? formatMoneyInput(money.value, language) : null;
    },
    showNumber: (kept) => toNotation(kept, language),
  };
}
