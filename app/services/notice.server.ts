import type { Language } from "~/domain/language.ts";
import type { SoapKey } from "~/i18n/text-key.ts";
import { currentRequestId } from "~/platform/raw-response.server.ts";
import type { BackendError } from "./backend-errors.ts";
import { findMeaning, isKnown, SAVE_MEANINGS, UNKNOWN_MEANING, type KnownCode, type Meaning } from "./faults.server.ts";
import { toReference } from "./reference.ts";
import type { BackendNotice } from "./refusal.ts";
import { sanitiseHtml } from "./safe-html.server.ts";
import type { XmlNode } from "./transport/xml-tree.ts";

/** Texts of these codes are the back end's message alone; without one they fall back to the text of 1800. */
const MESSAGE_ONLY: ReadonlySet<number> = new Set([1801, 1802]);
const OFFERS_IMPOSSIBLE_KEY = "1800";
const SAVE_KEYS: Readonly<Record<string, Meaning>> = SAVE_MEANINGS;

const MESSAGE_MAX_CHARACTERS = 1000;
const LEAST_FAULT_STATUS = 500;

/** The language of the page chooses between the words of the back end; Lithuanian unless said otherwise. */
type Answered = { code: number; content: XmlNode; language?: Language; reference: string };

/**
 * What to show the user about an answer with a positive code. A code outside the catalogue shows the back end's own text
 * and the number, and so does 5 (F-428, decision under G34).
 */
export function toNotice(answer: Answered): BackendNotice {
  const { code, content, reference } = answer;
  const meaning = findMeaning(code) ?? UNKNOWN_MEANING;
  const message = wordsOf(answer, "KlaidosPranesimas");
  const html = meaning.shown === "html" ? wordsOf(answer, "KlaidosHtml") || message : "";
  return {
    code,
    key: keyOf(code, meaning, { message, html }),
    params: {
      code: String(code),
      n: textOf(content, "LikeBandymai"),
      message: message.slice(0, MESSAGE_MAX_CHARACTERS),
    },
    markup: meaning.shown === "markup",
    html: html === "" ? null : sanitiseHtml(html),
    variant: meaning.variant,
    reference: isFailure(meaning) ? toReference(reference) : null,
  };
}

/** What the user can mend, what is merely empty, and what is not there for this user, is no failure. */
const isFailure = ({ variant, place, status }: Meaning): boolean =>
  variant === "danger" && (place === "notice" || status >= LEAST_FAULT_STATUS);

/** The notice of a code that the portal itself finds, without asking the back end. */
export const noticeOf = (code: KnownCode): BackendNotice =>
  toNotice({ code, content: {}, reference: currentRequestId() });

/**
 * The words for a call without an answer, the text of 2000, or of an unknown negative code (F-471, F-474). The text of −404 speaks of the reader's own
 * network: only a browser that has none shows it, never a page that did come from the portal.
 */
export const toFaultNotice = ({ noticeKey, code, reference }: BackendError): BackendNotice => ({
  code: code ?? Number(noticeKey),
  key: noticeKey === "-404" ? "noAnswer" : noticeKey,
  params: { code: String(code ?? noticeKey) },
  markup: false,
  html: null,
  variant: "danger",
  reference: toReference(reference),
});

/**
 * A refusal as findings of a form, where the table shows it at a field that the form has, or above the form; null when it
 * is a notice of the page.
 */
export function toFieldIssues(
  notice: BackendNotice,
  fields: readonly string[],
): { fieldErrors: Record<string, string[]> } | { formErrors: string[] } | null {
  const meaning = SAVE_KEYS[notice.key] ?? findMeaning(notice.code);
  const message = toIssueMessage(notice);
  const field = meaning?.fields.find((name) => fields.includes(name));
  if (field !== undefined) return { fieldErrors: { [field]: [message] } };
  return meaning?.place === "summary" ? { formErrors: [message] } : null;
}

/** A finding with a text of another namespace (`parseIssueMessage`); the attempts left are the only figure of such texts. */
export const toIssueMessage = ({ key, params: { n = "" } }: Pick<BackendNotice, "key" | "params">): string =>
  n === "" ? `soap:${key}` : `soap:${key}|n=${encodeURIComponent(n)}`;

/** The back end's words in the page's language; what it says in Lithuanian only is said so. */
const wordsOf = ({ content, language = "lt" }: Answered, name: string): string =>
  (language === "en" && textOf(content, `${name}En`)) || textOf(content, name);

function textOf(content: XmlNode, name: string): string {
  const value = content[name];
  return typeof value === "string" ? value.trim() : "";
}

function keyOf(code: number, meaning: Meaning, { message, html }: { message: string; html: string }): SoapKey {
  if (meaning.shown === "message" && message !== "") return "unknown";
  if (meaning === UNKNOWN_MEANING || !isKnown(code)) return "unknownCode";
  return MESSAGE_ONLY.has(code) && html === "" ? OFFERS_IMPOSSIBLE_KEY : `${code}`;
}
