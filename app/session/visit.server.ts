import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { requestFacts } from "../platform/request-facts.server.ts";
import { findCookie, isSecret, newSecret, secretHash, toSetCookie } from "./cookies.server.ts";
import type { PortalSession } from "./portal-session.ts";
import { findSession } from "./session.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** Whoever stands before the portal: a session, or a guest with a nonce. Forms, notices and the wanted path are tied to `id`. */
export interface Visit {
  readonly id: string;
  readonly session: PortalSession | null;
  /** `Set-Cookie` headers to add to the answer; empty when the browser has its cookie already. */
  readonly cookies: Headers;
}

const VISITOR_COOKIE_SECONDS = 24 * 60 * 60;
const MINUTE_MS = 60_000;
const WANTED = { name: "wanted", schema: z.object({ path: z.string() }) };
/** Our own paths hold nothing else. No second slash at the start: that would be another host. */
const OWN_PATH = /^\/(?!\/)[\w/-]{0,200}$/;

/** The visit of this request. A guest without a cookie gets the nonce that the guard made, the same in all loaders of the page. */
export async function getVisit(request: Request): Promise<Visit> {
  const session = await findSession(request);
  if (session !== null) return { id: session.id, session, cookies: new Headers() };
  const brought = findCookie(request, "visitor");
  if (brought !== null) return { id: secretHash(brought), session: null, cookies: new Headers() };
  const { visitor } = requestFacts(request);
  const nonce = isSecret(visitor) ? visitor : newSecret();
  const cookies = new Headers({ "Set-Cookie": toSetCookie("visitor", nonce, VISITOR_COOKIE_SECONDS) });
  return { id: secretHash(nonce), session: null, cookies };
}

/** Remembers where the visitor wanted to go, for after the log-in (the path only, never the query). */
export async function rememberWantedPath(request: Request): Promise<Visit> {
  const visit = await getVisit(request);
  const path = new URL(request.url).pathname;
  if (OWN_PATH.test(path)) {
    await (
      await portalRecords()
    ).save(WANTED, visit.id, { path }, environment().limits.visitMinutes * MINUTE_MS, "loose");
  }
  return visit;
}

/** The remembered path, forgotten by being taken; null when there is none. Pass it through `safeTo` before redirecting. */
export async function takeWantedPath(request: Request): Promise<string | null> {
  const records = await portalRecords();
  const { id } = await getVisit(request);
  const found = await records.find(WANTED, id);
  if (found === null) return null;
  await records.remove(WANTED, id);
  return found.value.path;
}
