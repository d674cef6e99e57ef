import type { SafeHtml } from "./safe-html.server.ts";

/** What to tell the user about an answer with a positive KlaidosKodas. */
export type BackendNotice = {
  code: number;
  /** Key in `locales/{lt,en}/soap.json`; a code that we do not know has `unknown` or `unknownCode`. */
  key: string;
  /** Placeholders of the text: `n` attempts left, `code`, `message` (the back end's own text, to be escaped). */
  params: Record<string, string>;
  /** The text of the key holds mark-up of ours (a link, code 1005). */
  markup: boolean;
  /** The back end's own message, sanitised: shown instead of the text when present (1400, 1800 to 1802). */
  html: SafeHtml | null;
  variant: "danger" | "warning" | "success" | "info";
};

/** A business refusal; fits `Outcome` of the domain. */
export type Refusal<Reason extends string> = { ok: false; reason: Reason; notice: BackendNotice };

/** The answer of an operation: its value, or why the back end refuses. Faults are thrown. */
export type BackendOutcome<Value, Reason extends string> = { ok: true; value: Value } | Refusal<Reason>;
