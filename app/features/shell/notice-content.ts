import type { Language } from "~/domain/language.ts";
import type { TextKey, TextParams, Translate } from "~/i18n/text-key.ts";
import type { Notice, Words } from "~/notices/notices.server.ts";
import type { NoticeContent } from "~/ui/notice.tsx";
import type { SafeHtml } from "~/ui/safe-html.tsx";

type PageTexts = { language: Language; translate: Translate };

/** A parameter that begins so is itself a list of text keys. */
const KEYS_MARK = "@";

/** A saved notice as it is drawn in the page's language; every field of F-111 has its place in it. */
export function toNoticeContent(notice: Notice, texts: PageTexts): NoticeContent {
  const { id, variant, type, collapsed, heading, code, detail, reference, link } = notice;
  return {
    id,
    variant,
    type,
    collapsed,
    dismissible: true,
    // Nothing was done wrong when a session is over (F-110).
    ...(type === "sessionExpired" && { isAnswer: true }),
    ...messageOf(notice, texts),
    ...(heading !== null && { heading: toText(heading, texts) }),
    ...(code !== null && { code }),
    ...(detail !== null && { detail: toText(detail, texts) }),
    reference,
    ...(link !== null && { link: { to: link.to, label: texts.translate(link.label) } }),
  };
}

/** The minutes of an expired session are the number of its sentence (F-110). */
function messageOf({ text, sessionTimeout }: Notice, texts: PageTexts): Pick<NoticeContent, "html" | "text"> {
  if (!("html" in text)) return { text: toText(text, texts, sessionTimeout === null ? {} : { n: sessionTimeout }) };
  return { html: toHtml(text.html, texts) as SafeHtml };
}

/** Our own text with mark-up takes no parameters: nothing from outside gets into it. */
function toHtml(html: MarkupOf<Notice["text"]>, { language, translate }: PageTexts): string {
  if (typeof html === "string") return html;
  return "key" in html ? translate(html.key) : html[language];
}

type MarkupOf<Text> = Text extends { html: infer Html } ? Html : never;

function toText(words: Words, { language, translate }: PageTexts, params: TextParams = {}): string {
  if (!("key" in words)) return words[language];
  return translate(words.key, { ...params, ...translateParams(words.params ?? {}, translate) });
}

function translateParams(params: TextParams, translate: Translate): TextParams {
  const translated = Object.entries(params).map(([name, value]): [string, string | number] => {
    if (typeof value !== "string" || !value.startsWith(KEYS_MARK)) return [name, value];
    const keys = value.slice(KEYS_MARK.length).split(",");
    return [name, keys.map((key) => `„${translate(key as TextKey)}“`).join(", ")];
  });
  return Object.fromEntries(translated);
}
