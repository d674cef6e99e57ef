import type { SoapKey, Translate } from "~/i18n/text-key.ts";
import type { SafeHtml } from "./safe-html.server.ts";

/** What to show the user about an answer with a positive KlaidosKodas. */
export type BackendNotice = {
  code: number;
  /** Key in `locales/{lt,en}/soap.json`; a code that we do not know has `unknown` or `unknownCode`. */
  key: SoapKey;
  /** Placeholders of the text: `n` attempts left, `code`, `message` (the back end's own text, to be escaped). */
  params: Record<string, string>;
  /** The text of the key holds mark-up of ours (a link, code 1005). */
  markup: boolean;
  /** The back end's own message, sanitised: shown instead of the text when present (1400, 1800 to 1802). */
  html: SafeHtml | null;
  variant: "danger" | "warning" | "success" | "info";
  /** Of a failure: the number by which the log is searched. A mistake of the user's has none. */
  reference?: string | null;
};

/** A business refusal; fits `Outcome` of the domain. */
export type Refusal<Reason extends string> = { ok: false; reason: Reason; notice: BackendNotice };

/** The answer of an operation: its value, or why the back end refuses. Faults are thrown. */
export type BackendOutcome<Value, Reason extends string> = { ok: true; value: Value } | Refusal<Reason>;

/** The words of a refusal, by a function that looks up texts: HTML where the back end sent some or our text holds a link. */
export function refusalWords(
  { html, key, params, markup }: Pick<BackendNotice, "html" | "key" | "params" | "markup">,
  translate: Translate,
): { html: SafeHtml } | { text: string } {
  if (html !== null) return { html };
  // A text with mark-up takes no words from outside.
  return markup ? { html: translate(`soap:${key}`) as SafeHtml } : { text: translate(`soap:${key}`, params) };
}
