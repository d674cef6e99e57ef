import type { NewNotice } from "~/notices/notices.server.ts";
import type { BackendNotice } from "./refusal.ts";

/** What goes with a refusal besides its words. */
type Extras = Partial<Pick<NewNotice, "heading" | "link">>;

/**
 * A refusal of the back end as a notice of the session: type soap, the back end's own HTML before the code's text, once
 * however often it is met (F-118, F-119); a failure carries the number by which the log is searched.
 */
export function toSessionNotice(refused: BackendNotice, extras: Extras = {}): NewNotice {
  const { code, html, variant, reference = null } = refused;
  const text = toText(refused);
  return {
    text,
    variant,
    type: "soap",
    code,
    uniqueMessage: `soap.${code} ${JSON.stringify(text)}`,
    collapsed: html !== null && variant === "success",
    reference,
    ...extras,
  };
}

function toText({ html, key, params, markup }: BackendNotice): NewNotice["text"] {
  if (html !== null) return { html };
  return markup ? { html: { key: `soap:${key}` } } : { key: `soap:${key}`, params };
}
