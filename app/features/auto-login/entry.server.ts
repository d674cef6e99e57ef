import { json } from "@remix-run/node";
import { statusOf } from "./link-refusal.ts";
import { findRefusal } from "./sealed-refusal.server.ts";

/** The clean page of a link: why it logged nobody in, with the status of that reason; plain when the address tells none. */
export function entryAnswer(request: Request) {
  const refusal = findRefusal(request);
  const headers = refusal?.kind === "tooMany" ? { "Retry-After": String(refusal.retryAfterSeconds) } : {};
  return json({ view: "entry" as const, refusal }, { status: refusal === null ? 200 : statusOf(refusal), headers });
}

/** Whether the address tells a refusal: whoever is logged in already reads it as well. */
export const tellsRefusal = (request: Request): boolean => findRefusal(request) !== null;
