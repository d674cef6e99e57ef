import type { TextKey } from "~/i18n/text-key.ts";
import { isRouteErrorResponse } from "@remix-run/react";
import { findFaultPage, type FaultPage } from "~/request/fault-page.ts";

/** Why the session part refused a request before anything was decided about it; the words are `errors:refused.…`. */
const REFUSED = ["form", "method", "size", "content-type", "too-many", "busy"] as const;

type RefusedReason = (typeof REFUSED)[number];

/** Which designed page an error gets. */
export type ErrorPageKind = FaultPage | { page: "refused"; reason: RefusedReason; minutes: number | null };

const TITLE_OF_CODE: Record<number, TextKey> = {
  1060: "errors:badApplicationNumber.title",
  1063: "errors:applicationNotFound.title",
};

/** Reads a caught error: a thrown answer of ours names its page, anything else is unexpected. */
export function toErrorPage(error: unknown): ErrorPageKind {
  if (!isRouteErrorResponse(error)) return { page: "unexpected", reference: null };
  const reason = findRefusedReason(error.data);
  if (reason !== null) return { page: "refused", reason, minutes: findMinutes(error.data) };
  const known = findFaultPage(error.data);
  if (known !== null) return known;
  if (error.status === 404) return { page: "notFound" };
  return error.status === 403 ? { page: "permissionDenied" } : { page: "unexpected", reference: null };
}

function findRefusedReason(data: unknown): RefusedReason | null {
  const reason = typeof data === "object" && data !== null && "reason" in data ? data.reason : null;
  return REFUSED.find((known) => known === reason) ?? null;
}

const MINUTE_SECONDS = 60;

/** Minutes until another try, where the answer says when; null for waits of seconds. */
function findMinutes(data: unknown): number | null {
  const wait = typeof data === "object" && data !== null && "retryAfterSeconds" in data ? data.retryAfterSeconds : null;
  return typeof wait === "number" && wait > MINUTE_SECONDS ? Math.ceil(wait / MINUTE_SECONDS) : null;
}

/** Key of the page's heading, which is its title as well. */
export function errorTitleKey(page: ErrorPageKind): TextKey {
  switch (page.page) {
    case "refusal":
      return TITLE_OF_CODE[page.notice.code] ?? "errors:refusal.title";
    case "refused":
      return `errors:refused.${page.reason}.title`;
    case "unavailable":
      return page.notice.code === -404 ? "errors:unavailable.title" : "errors:broken.title";
    default:
      return `errors:${page.page}.title`;
  }
}
