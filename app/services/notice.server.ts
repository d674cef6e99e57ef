import { findMeaning } from "./faults.server.ts";
import type { BackendNotice } from "./refusal.ts";
import { sanitiseHtml } from "./safe-html.server.ts";
import type { XmlNode } from "./transport/xml-tree.ts";

/** Texts of these codes are the back end's message alone; without one they fall back to the text of 1800. */
const MESSAGE_ONLY: ReadonlySet<number> = new Set([1801, 1802]);
const OFFERS_IMPOSSIBLE_KEY = "1800";

const MESSAGE_MAX_CHARACTERS = 1000;

/**
 * What to tell the user about a positive code. A code outside the catalogue shows the back end's own text and the
 * number (F-428, decision under G34).
 */
export function toNotice(code: number, content: XmlNode): BackendNotice {
  const meaning = findMeaning(code);
  const message = textOf(content, "KlaidosPranesimas");
  const html = meaning?.shown === "html" ? textOf(content, "KlaidosHtml") || message : "";
  return {
    code,
    key: meaning === null ? unknownKey(message) : knownKey(code, html),
    params: {
      code: String(code),
      n: textOf(content, "LikeBandymai"),
      message: message.slice(0, MESSAGE_MAX_CHARACTERS),
    },
    markup: meaning?.shown === "markup",
    html: html === "" ? null : sanitiseHtml(html),
    variant: meaning?.variant ?? "danger",
  };
}

function textOf(content: XmlNode, name: string): string {
  const value = content[name];
  return typeof value === "string" ? value.trim() : "";
}

const unknownKey = (message: string): string => (message === "" ? "unknownCode" : "unknown");

const knownKey = (code: number, html: string): string =>
  MESSAGE_ONLY.has(code) && html === "" ? OFFERS_IMPOSSIBLE_KEY : String(code);
