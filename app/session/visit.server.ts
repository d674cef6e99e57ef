import { requestFacts } from "../platform/request-facts.server.ts";
import { findCookie, isSecret, newSecret, secretHash, toSetCookie } from "./cookies.server.ts";
import { findEnded } from "./ended-sessions.server.ts";
import type { PortalSession } from "./portal-session.ts";
import { findResume, forgetResume, ownAddress, type Resume, saveResume } from "./resume.server.ts";
import { findKeptSession, findSession } from "./session.server.ts";

/** Whoever stands before the portal: a session, or a guest with a nonce. Forms, notices and the wanted path are tied to `id`. */
export interface Visit {
  readonly id: string;
  readonly session: PortalSession | null;
  /** `Set-Cookie` headers to add to the answer; empty when the browser has its cookie already. */
  readonly cookies: Headers;
  /** The request still carries the cookie of a session that has just been ended for a reason; the reason waits on the log-in page. */
  readonly ended: boolean;
}

const VISITOR_COOKIE_SECONDS = 24 * 60 * 60;

/** Where somebody wanted to go, and as what: null when nobody knew. */
export type WantedPage = { path: string; role: number | null };

/** The visit of this request. A guest without a cookie gets the nonce that the guard made, the same in all loaders of the page. */
export async function getVisit(request: Request): Promise<Visit> {
  const session = await findSession(request);
  if (session !== null) return { id: session.id, session, cookies: new Headers(), ended: false };
  const ended = await findEnded(request);
  if (ended !== null) return guest(ended.visitor, true);
  const brought = findCookie(request, "visitor");
  if (brought !== null) return { id: secretHash(brought), session: null, cookies: new Headers(), ended: false };
  const { visitor } = requestFacts(request);
  return guest(isSecret(visitor) ? visitor : newSecret(), false);
}

function guest(nonce: string, ended: boolean): Visit {
  const cookies = new Headers({ "Set-Cookie": toSetCookie("visitor", nonce, VISITOR_COOKIE_SECONDS) });
  return { id: secretHash(nonce), session: null, cookies, ended };
}

/** Remembers the page with its query that the visitor wanted, and his role, for after the log-in (F-068, F-072). */
export async function rememberWantedPath(request: Request): Promise<Visit> {
  const visit = await getVisit(request);
  const { pathname, search } = new URL(request.url);
  await rememberPath(request, visit, pathname + search);
  return visit;
}

/** The same for a page that the address names; one that is none of ours is not remembered. */
export async function rememberPath(request: Request, visit: Visit, named: string | null): Promise<void> {
  const path = ownAddress(named ?? "");
  if (path !== null) await saveResume(visit.id, { path, user: await whoWas(request, visit) });
}

/** Keeps a wanted page for somebody whose log-in goes on under another id. */
export async function keepWantedPath({ id, user }: PortalSession, { path, role }: WantedPage): Promise<void> {
  await saveResume(id, { path, user: { id: user.id, login: user.login, role: role ?? user.role } });
}

/**
 * The remembered page, forgotten by being taken; null when there is none. `pageAfterLogin` decides whether it may be gone to.
 * @param userId who has logged in: what was remembered for another user is not for him (O2)
 */
export async function takeWantedPath(request: Request, userId: string | null = null): Promise<WantedPage | null> {
  const { id } = await getVisit(request);
  const found = await findResume(id);
  if (found === null) return null;
  await forgetResume(id);
  const { path, user } = found;
  const isAnothers = userId !== null && user !== null && user.id !== userId;
  return path === null || isAnothers ? null : { path, role: user?.role ?? null };
}

/** Who the visitor was before his session expired or was ended, so that the log-in page can fill in his name (F-099). */
export async function whoWas(request: Request, visit: Visit): Promise<Resume["user"]> {
  const before =
    visit.session ?? (await findEnded(request)) ?? (await findKeptSession(request)) ?? (await findResume(visit.id));
  const user = before?.user ?? null;
  return user === null ? null : { id: user.id, login: user.login, role: user.role };
}
