import { findRawResponse } from "./raw-response.server.ts";

/** Why a request is refused before anything is decided about it. The error boundary words the page by status and reason. */
export type ErrorReason = "form" | "method" | "size" | "content-type" | "too-many" | "busy" | "guest";

/** Seconds after which a request that was refused for too many tries (429) may be tried again; null for anything else that was thrown. */
export const findRetryAfter = (thrown: unknown): number | null =>
  thrown instanceof Response && thrown.status === 429 ? Number(thrown.headers.get("Retry-After")) : null;

/**
 * A refusal to throw from a loader or an action. Remix shows the nearest error boundary with this status and `{ reason }` as its data.
 * @param retryAfterSeconds when it may be tried again: becomes `Retry-After`, also where Remix would drop headers of a thrown answer
 */
export function errorResponse(status: number, reason: ErrorReason, retryAfterSeconds?: number): Response {
  const headers = new Headers({ "Content-Type": "application/json; charset=utf-8" });
  if (retryAfterSeconds !== undefined) {
    const seconds = String(Math.max(1, Math.ceil(retryAfterSeconds)));
    headers.set("Retry-After", seconds);
    const raw = findRawResponse();
    if (raw?.headersSent === false) raw.setHeader("Retry-After", seconds);
  }
  return new Response(JSON.stringify({ reason, retryAfterSeconds: retryAfterSeconds ?? null }), { status, headers });
}
