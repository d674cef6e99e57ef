import { json } from "@remix-run/node";
import { audit } from "~/platform/audit.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { currentRequestId, isDraftSaved, saveTyped } from "~/platform/raw-response.server.ts";
import { endSessionBecause } from "./end-session-because.server.ts";
import { toLogin } from "./guards.server.ts";
import { renewRights } from "./renew-rights.server.ts";
import { SessionEnded } from "~/session/session.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import type { FaultPage } from "./fault-page.ts";
import { FAULT_MEANINGS, findMeaning, isHandledBy, UNKNOWN_MEANING } from "~/services/faults.server.ts";
import { noticeOf, toFaultNotice } from "~/services/notice.server.ts";
import { toReference } from "~/services/reference.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { isDoneOnce } from "~/services/transport/operations.ts";

const RETRY_AFTER_SECONDS = "30";

const page = (content: FaultPage, status: number, headers: HeadersInit = {}) => json(content, { status, headers });

/** The page-not-found screen at the URL asked for. */
export const notFoundPage = () => page({ page: "notFound" }, 404);

/** Refuses a user who has no right: the permission-denied screen at the URL asked for, and a line of the audit log (R-L3). */
export function permissionDeniedPage() {
  audit("role.refused", { result: "refused", code: 403 });
  return page({ page: "permissionDenied" }, 403);
}

/** A page that says why the back end refused, with the text and the status of its code. */
export function refusalPage(notice: BackendNotice) {
  const { status } = findMeaning(notice.code) ?? UNKNOWN_MEANING;
  const managerContact = isHandledBy(notice.code, "managerContact");
  return page({ page: "refusal", notice, managerContact }, status);
}

/** `/applications/load/abc`: no number of an application at all (F-009, 1060). */
export const badApplicationIdPage = () => refusalPage(noticeOf(1060));

/**
 * Wraps a loader or action: a service that is down gets its designed page (503 with Retry-After), a broken answer too (502),
 * a session that the back end has ended leads to the log-in (F-438). Nothing else of a fault reaches the browser but the
 * number by which the log is searched. A right that was refused is looked into.
 */
export function withFaultPages<Args extends { request: Request }, Answer>(handler: (args: Args) => Promise<Answer>) {
  return async (args: Args): Promise<Answer> => {
    try {
      return await handler(args);
    } catch (error) {
      if (!(error instanceof Response)) await saveTyped();
      if (error instanceof BackendSessionEnded) throw await endSessionBecause(args.request, "backend");
      // Logged out in another tab, between two steps of this request.
      if (error instanceof SessionEnded) throw await toLogin(args.request);
      if (error instanceof BackendError) throw unavailablePage(error, args.request);
      if (error instanceof Response || args.request.signal.aborted) throw error;
      throw unexpectedPage(error);
    } finally {
      await renewRights(args.request);
    }
  };
}

function unavailablePage(error: BackendError, { method }: Request) {
  const { operation: op, milliseconds: ms, kind: reason, noticeKey, reference: rid } = error;
  log("error", "backend.failed", { op, ms, reason, rid });
  const mayBeDone = method === "POST" && !error.nothingSent && isDoneOnce(op);
  const content: FaultPage = {
    page: "unavailable",
    notice: toFaultNotice(error),
    draftSaved: isDraftSaved(),
    mayBeDone,
  };
  return page(content, FAULT_MEANINGS[noticeKey].status, { "Retry-After": RETRY_AFTER_SECONDS });
}

/** A fault of ours: logged by its kind and place, never by its message. */
function unexpectedPage(error: unknown) {
  const rid = currentRequestId();
  log("error", "request.failed", { rid, ...errorFields(error) });
  return page({ page: "unexpected", reference: toReference(rid) }, 500);
}
