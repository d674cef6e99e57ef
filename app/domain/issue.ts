import type { IssueKey } from "./issue-keys.ts";
import { formatMoney, parseDecimalMoney } from "./money.ts";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "./language.ts";

/** A finding of a form schema, before its text is looked up in `locales/{lt,en}/validation.json`, those of one page alone in its file. */
export type Issue = { key: string; params: Record<string, string | number> };

/** Value of a placeholder: the same in every language, or a name that the back end gives in each (F-416). */
type IssueParam = string | number | Readonly<Record<Language, string>>;

/**
 * Encodes a finding as the message of a zod issue: `required` or `text.max|count=50`.
 * Schemas speak in keys, never in texts, so that one schema serves both languages and both sides.
 * @param params values of the text's placeholders; money as a decimal string (`min: "100.00"`), days as `yyyy-mm-dd`,
 *   names of the back end in both languages: the page that shows the finding picks its own; `count` picks the plural form
 */
export function issueMessage(key: IssueKey, params: Record<string, IssueParam> = {}): string {
  const encoded = Object.entries(params)
    .flatMap(([name, value]) => inLanguages(name, value))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return encoded.length === 0 ? key : `${key}|${encoded.join("&")}`;
}

/** `variant` becomes `variant.lt` and `variant.en`. */
const inLanguages = (name: string, value: IssueParam): [string, string | number][] =>
  typeof value === "object" ? LANGUAGES.map((language) => [`${name}.${language}`, value[language]]) : [[name, value]];

/**
 * Reads what `issueMessage` wrote. A foreign message (no such key) comes back whole as the key, so that it is seen
 * on the page instead of being lost.
 * @param language when given, amounts of `money.*` findings are formatted for it (`100,00 €`), otherwise left as `100.00`;
 *   of a name in both languages its own is taken, without a language the Lithuanian one
 */
export function parseIssueMessage(message: string, language?: Language): Issue {
  const [key = "", encoded = ""] = splitOnce(message, "|");
  const params: Issue["params"] = {};
  for (const pair of encoded === "" ? [] : encoded.split("&")) {
    const [name = "", value = ""] = splitOnce(pair, "=");
    const [plain, ofLanguage = null] = splitName(name);
    if (ofLanguage === null || ofLanguage === (language ?? DEFAULT_LANGUAGE))
      params[plain] = read(key, plain, decode(value), language);
  }
  return { key, params };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 1)];
}

/** Whose name of a placeholder ends in a language is for that language alone. */
function splitName(name: string): [name: string, language?: Language] {
  const language = LANGUAGES.find((code) => name.endsWith(`.${code}`));
  return language === undefined ? [name] : [name.slice(0, -language.length - 1), language];
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** A count is a number again, so that the text of its plural form is found. */
const read = (key: string, name: string, value: string, language: Language | undefined): string | number =>
  name === "count" && /^\d{1,9}$/.test(value) ? Number(value) : localise(key, value, language);

function localise(key: string, value: string, language: Language | undefined): string {
  if (language === undefined || !key.startsWith("money.")) return value;
  const cents = parseDecimalMoney(value);
  return cents === null ? value : formatMoney(cents, language);
}
