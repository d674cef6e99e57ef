import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createTranslator, getLocale } from "~/i18n/i18n.server.ts";
import type { FileRefusal } from "~/request/define-file-loader.server.ts";
import { ExportRefusedPage, type ExportRefusal } from "./export-refused-page.tsx";

/**
 * A list's file that cannot be made is answered with a page at its own address, for its status and `Retry-After` stay. Remix draws the portal's own pages
 * only for routes that have one, and such a route cannot send a file.
 * @param path address of the list, whose filter is kept
 */
export const exportRefused =
  (path: (query?: string) => string) =>
  async ({ head, thrown, ...content }: FileRefusal): Promise<Response> => {
    const page = createElement(ExportRefusedPage, {
      refusal: toRefusal(content),
      language: await getLocale(head),
      listTo: path(new URL(head.url).search.slice(1)),
    });
    const i18n = await createTranslator(head);
    const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, page));
    const headers = new Headers(thrown.headers);
    headers.set("Content-Type", "text/html; charset=utf-8");
    return new Response(`<!DOCTYPE html>${html}`, { status: thrown.status, headers });
  };

function toRefusal({ fault, reason }: Pick<FileRefusal, "fault" | "reason">): ExportRefusal {
  if (fault?.page === "refusal") return { name: "refused", notice: fault.notice };
  if (fault?.page === "unavailable") return { name: "unavailable", reference: fault.notice.reference ?? null };
  if (fault?.page === "unexpected") return { name: "unavailable", reference: fault.reference };
  if (fault?.page === "sessionEnded") return { name: "ended", textKey: fault.textKey };
  if (fault !== null) return { name: "forbidden" };
  return { name: reason === "too-many" ? "tooMany" : "busy" };
}
