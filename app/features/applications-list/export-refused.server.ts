import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createTranslator, getLocale } from "~/i18n/i18n.server.ts";
import { paths } from "~/paths.ts";
import { findFaultPage } from "~/services/fault-page.ts";
import { ExportRefusedPage, type ExportRefusal } from "./export-refused-page.tsx";

/**
 * A file that cannot be made is answered with a page. The route has no page of its own, so that Remix would send the
 * bare data of a thrown answer; the status and its headers stay.
 */
export const withExportPages =
  <Args extends { request: Request }>(handler: (args: Args) => Promise<Response>) =>
  async (args: Args): Promise<Response> => {
    try {
      return await handler(args);
    } catch (thrown) {
      if (!(thrown instanceof Response) || thrown.status < 400) throw thrown;
      return drawRefusal(args.request, thrown);
    }
  };

async function drawRefusal(request: Request, thrown: Response): Promise<Response> {
  const refusal = toRefusal(await thrown.json());
  const i18n = await createTranslator(request);
  const page = createElement(ExportRefusedPage, {
    refusal,
    language: await getLocale(request),
    listTo: paths.applications(new URL(request.url).search.slice(1)),
  });
  const html = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, page));
  const headers = new Headers(thrown.headers);
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(`<!DOCTYPE html>${html}`, { status: thrown.status, headers });
}

function toRefusal(data: unknown): ExportRefusal {
  const fault = findFaultPage(data);
  if (fault?.page === "refusal") return { name: "refused", notice: fault.notice };
  if (fault?.page === "unavailable") return { name: "unavailable", reference: fault.notice.reference ?? null };
  if (fault?.page === "unexpected") return { name: "unavailable", reference: fault.reference };
  if (fault?.page === "sessionEnded") return { name: "ended", textKey: fault.textKey };
  if (fault !== null) return { name: "forbidden" };
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
  return { name: reason === "too-many" ? "tooMany" : "busy" };
}
