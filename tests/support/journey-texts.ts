import { parseIssueMessage } from "../../app/domain/issue.ts";
import type { JourneyLanguage } from "./browser.ts";
import { textsOf } from "./locales.ts";

type Params = Readonly<Record<string, string | number>>;

const texts = { lt: textsOf("lt"), en: textsOf("en") };

/** The text of a key (`application:buyer.phone`) as the page shows it; a key that does not exist is a mistake of the test. */
export function textOf(language: JourneyLanguage, key: string, params: Params = {}): string {
  const text = texts[language].get(key) ?? texts[language].get(`${key}_${pluralOf(language, params)}`);
  if (text === undefined) throw new Error(`There is no text ${key} in ${language}`);
  return text.replace(/\{\{\s*(\w+)[^}]*\}\}/g, (placeholder, name: string) => String(params[name] ?? placeholder));
}

const pluralOf = (language: JourneyLanguage, { count }: Params) =>
  typeof count === "number" ? new Intl.PluralRules(language).select(count) : "none";

/** Where findings of one page alone have their texts. */
const OWN_FINDINGS = {
  upload: "uploads",
  picture: "recogniser",
  signedDocuments: "signed-documents",
  verifyDocument: "verify-document",
  liability: "liabilities",
};

function placeOf(key: string): string {
  const own = Object.entries(OWN_FINDINGS).find(([first]) => key.startsWith(`${first}.`));
  return own === undefined ? `validation:${key}` : `${own[1]}:findings.${key}`;
}

/** The text of a finding as schemas write it (`text.max|count=60`); one with a namespace (`soap:1031`) names its own. */
export function findingText(language: JourneyLanguage, message: string): string {
  const { key, params } = parseIssueMessage(message, language);
  return textOf(language, key.includes(":") ? key : placeOf(key), params);
}

/** A text whose parameters a test does not know: a time, a number. */
export const patternOf = (language: JourneyLanguage, key: string): RegExp =>
  new RegExp(
    textOf(language, key)
      .split(/\{\{.*?\}\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
      .join(".+"),
  );
