import { json, redirect } from "@remix-run/node";
import { paths } from "~/paths.ts";
import { log } from "~/platform/log.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { endSession } from "~/session/session.server.ts";
import { getVisit } from "~/session/visit.server.ts";
import { BackendError, BackendSessionEnded } from "./backend-errors.ts";
import type { FaultPage } from "./fault-page.ts";
import type { BackendNotice } from "./refusal.ts";

const RETRY_AFTER_SECONDS = "30";

/** Status of a page that shows a refusal of the back end; other codes are a business refusal, 422. */
const STATUS_OF_CODE: Record<number, number> = {
  1021: 403,
  1060: 400,
  1063: 404,
  1310: 404,
  1900: 404,
  2000: 500,
  2001: 502,
};

const page = (content: FaultPage, status: number, headers: HeadersInit = {}) => json(content, { status, headers });

/** The page-not-found screen at the URL asked for. */
export const notFoundPage = () => page({ page: "notFound" }, 404);

/** The permission-denied screen at the URL asked for. */
export const permissionDeniedPage = () => page({ page: "permissionDenied" }, 403);

/** A page that says why the back end refused, with the text of its code. */
export const refusalPage = (notice: BackendNotice) =>
  page({ page: "refusal", notice }, STATUS_OF_CODE[notice.code] ?? 422);

/** `/applications/load/abc`: no number of an application at all (F-009, 1060). */
export const badApplicationIdPage = () =>
  refusalPage({ code: 1060, key: "1060", params: {}, markup: false, html: null, variant: "danger" });

/**
 * Wraps a loader or action: a service that is down gets its designed page (503 with Retry-After), a broken answer too (502),
 * a session that the back end has ended leads to the log-in (F-438). Nothing else of a fault reaches the browser.
 */
export function withFaultPages<Args extends { request: Request }, Answer>(handler: (args: Args) => Promise<Answer>) {
  return async (args: Args): Promise<Answer> => {
    try {
      return await handler(args);
    } catch (error) {
      if (error instanceof BackendSessionEnded) throw await toLogin(args.request);
      if (error instanceof BackendError) throw unavailablePage(error);
      throw error;
    }
  };
}

function unavailablePage(error: BackendError) {
  log("error", "backend.failed", { op: error.operation, ms: error.milliseconds, reason: error.kind });
  const status = error.noticeKey === "-404" ? 503 : 502;
  return page({ page: "unavailable", reference: error.reference }, status, { "Retry-After": RETRY_AFTER_SECONDS });
}

async function toLogin(request: Request) {
  const headers = await endSession(request);
  const visit = await getVisit(request);
  await addNotice(visit, { text: { key: "soap:1020" }, variant: "danger", type: "sessionExpired", unique: true });
  for (const [name, value] of visit.cookies) headers.append(name, value);
  return redirect(paths.login(), { headers });
}
