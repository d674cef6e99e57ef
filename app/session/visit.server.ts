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
const WANTED = { name: "wanted", schema: z.object({ path: z.string(), role: z.number().nullable() }) };
/** Our own paths hold nothing else. No second slash at the start: that would be another host. */
const OWN_PATH = /^\/(?!\/)[\w/-]{0,200}$/;
const MAX_QUERY_CHARACTERS = 500;
/** Parameters that are the frame's and the router's, not the page's. */
const FRAME_PARAMETERS = ["_data", "_routes", "index", "lang"];

/** Where somebody wanted to go, and as what: null when nobody knew. */
export type WantedPage = { path: string; role: number | null };

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

/** Remembers the page with its query that the visitor wanted, and his role, for after the log-in (F-068, F-072). */
export async function rememberWantedPath(request: Request): Promise<Visit> {
  const visit = await getVisit(request);
  const path = ownAddress(new URL(request.url));
  if (path !== null) await keepWantedPath(visit, { path, role: visit.session?.user.role ?? null });
  return visit;
}

/** Keeps a wanted page for somebody whose log-in goes on under another id. */
export async function keepWantedPath(holder: { readonly id: string }, wanted: WantedPage): Promise<void> {
  const lifeMs = environment().limits.visitMinutes * MINUTE_MS;
  await (await portalRecords()).save(WANTED, holder.id, wanted, lifeMs, "loose");
}

/** The remembered page, forgotten by being taken; null when there is none. `pageAfterLogin` decides whether it may be gone to. */
export async function takeWantedPath(request: Request): Promise<WantedPage | null> {
  const records = await portalRecords();
  const { id } = await getVisit(request);
  const found = await records.find(WANTED, id);
  if (found === null) return null;
  await records.remove(WANTED, id);
  return found.value;
}

/** Path and query in our own spelling; null for what cannot be a page of ours. */
function ownAddress({ pathname, search }: URL): string | null {
  if (!OWN_PATH.test(pathname)) return null;
  const query = new URLSearchParams(search);
  for (const name of FRAME_PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === "" || text.length > MAX_QUERY_CHARACTERS ? pathname : `${pathname}?${text}`;
}
