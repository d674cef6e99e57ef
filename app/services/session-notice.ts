import type { NewNotice } from "~/session/notices.server.ts";
import type { BackendNotice } from "./refusal.ts";

/** A refusal of the back end as a notice of the session: type soap, the back end's own HTML before the code's text (F-118, F-119). */
export function toSessionNotice({ code, key, params, html, variant }: BackendNotice): NewNotice {
  return {
    text: html === null ? { key: `soap:${key}`, params } : { html },
    variant,
    type: "soap",
    code,
    collapsed: html !== null && variant === "success",
  };
}
