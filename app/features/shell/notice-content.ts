import type { Notice } from "~/session/notices.server.ts";
import type { TextParams } from "~/i18n/use-text.ts";
import type { NoticeContent } from "~/ui/notice.tsx";
import type { SafeHtml } from "~/ui/safe-html.tsx";

type Translate = (key: string, params?: TextParams) => string;

/** A parameter that begins so is itself a list of text keys. */
const KEYS_MARK = "@";

/** A kept notice as it is drawn in the page's language. */
export function toNoticeContent(notice: Notice, translate: Translate): NoticeContent {
  const { id, variant, type, collapsed, text } = notice;
  const common = { id, variant, type, collapsed, dismissible: true };
  if ("html" in text) return { ...common, html: text.html as SafeHtml };
  return { ...common, text: translate(text.key, translateParams(text.params ?? {}, translate)) };
}

function translateParams(params: TextParams, translate: Translate): TextParams {
  const translated = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== "string" || !value.startsWith(KEYS_MARK)) return [name, value];
    const keys = value.slice(KEYS_MARK.length).split(",");
    return [name, keys.map((key) => `„${translate(key)}“`).join(", ")];
  });
  return Object.fromEntries(translated);
}
