import { json } from "@remix-run/node";
import type { PublicPortal } from "~/request/portal.server.ts";
import { statusOf } from "./link-refusal.ts";
import { findRefusal } from "./sealed-refusal.server.ts";

/**
 * The clean page of a link: why it opened no session, with the status of that reason; plain when the address tells none.
 * @returns null for a user who is logged in, unless the address tells a refusal: that is read by all
 */
export function findEntryPage({ head, session }: PublicPortal) {
  const refusal = findRefusal(head);
  if (refusal === null && session !== null && !session.expired) return null;
  const headers = refusal?.kind === "tooMany" ? { "Retry-After": String(refusal.retryAfterSeconds) } : {};
  return json({ view: "entry" as const, refusal }, { status: refusal === null ? 200 : statusOf(refusal), headers });
}
