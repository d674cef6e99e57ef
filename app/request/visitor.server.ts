import { ownAddress } from "~/paths/own-address.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { findCookie, isSecret, newSecret, secretHash, toSetCookie } from "~/session/cookies.server.ts";
import { type EndedSession, findEnded } from "~/session/ended-sessions.server.ts";
import { type PortalSession, type TypingOwner, typistOf } from "~/session/portal-session.ts";
import { deleteResume, findResume, type Resume, saveResume } from "~/store/resume.server.ts";
import { findExpiredSession, findSession } from "~/session/session.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/** The sender of a request: a session, or a guest with a nonce. Forms, notices and the wanted path are tied to `id`. */
export interface Visitor {
  readonly id: string;
  readonly session: PortalSession | null;
  /** `Set-Cookie` headers to add to the answer; empty when the browser has its cookie already. */
  readonly cookies: Headers;
  /** The request still carries the cookie of a session that has just been ended for a reason; the reason waits on the log-in page. */
  readonly ended: boolean;
}

const VISITOR_COOKIE_SECONDS = 24 * 60 * 60;

/** The page that a visitor wanted, and in which role: null when that is unknown. */
export type WantedPage = { path: string; role: number | null };

/** The visit of this request. A guest without a cookie gets the nonce that the guard made, the same in all loaders of the page. */
export async function getVisitor(request: RequestHead): Promise<Visitor> {
  const session = await findSession(request);
  if (session !== null) return { id: session.id, session, cookies: new Headers(), ended: false };
  const ended = await findEnded(request);
  if (ended !== null) return guest(ended.visitor, true);
  const brought = findCookie(request, "visitor");
  if (brought !== null) return { id: secretHash(brought), session: null, cookies: new Headers(), ended: false };
  const { visitor } = requestFacts(request);
  return guest(isSecret(visitor) ? visitor : newSecret(), false);
}

function guest(nonce: string, ended: boolean): Visitor {
  const cookies = new Headers({ "Set-Cookie": toSetCookie("visitor", nonce, VISITOR_COOKIE_SECONDS) });
  return { id: secretHash(nonce), session: null, cookies, ended };
}

/** Remembers the page with its query that the visitor wanted, and the role, for after the log-in (F-068, F-072). */
export async function rememberWantedPath(request: RequestHead): Promise<Visitor> {
  const visitor = await getVisitor(request);
  const { pathname, search } = new URL(request.url);
  await rememberPath(request, visitor, pathname + search);
  return visitor;
}

/** The same for a page that the address names; one that is none of ours is not remembered. */
export async function rememberPath(request: RequestHead, visitor: Visitor, named: string | null): Promise<void> {
  const path = ownAddress(named ?? "");
  if (path !== null) await saveResume(visitor.id, { path, user: await findPreviousUser(request, visitor) });
}

/** Keeps a wanted page for a log-in that goes on under another id. */
export async function saveWantedPath({ id, user }: PortalSession, { path, role }: WantedPage): Promise<void> {
  await saveResume(id, { path, user: { id: user.id, login: user.login, role: role ?? user.role } });
}

/**
 * The remembered page, forgotten by being taken; null when there is none. `pageAfterLogin` decides whether it may be gone to.
 * @param userId of the user who has logged in: what was remembered for another one is dropped (O2)
 */
export async function takeWantedPath(request: RequestHead, userId: string | null = null): Promise<WantedPage | null> {
  const { id } = await getVisitor(request);
  const found = await findResume(id);
  if (found === null) return null;
  await deleteResume(id);
  const { path, user } = found;
  const isAnothers = userId !== null && user !== null && user.id !== userId;
  return path === null || isAnothers ? null : { path, role: user?.role ?? null };
}

/** Who the visitor was before the session expired or was ended, so that the log-in page can fill in the name (F-099). */
export async function findPreviousUser(request: RequestHead, visitor: Visitor): Promise<Resume["user"]> {
  const before =
    visitor.session ??
    (await findEnded(request)) ??
    (await findExpiredSession(request)) ??
    (await findResume(visitor.id));
  if (before === null || before.user === null) return null;
  const { id, login, role } = before.user;
  return { id, login, role, typing: typingOf(before) };
}

type Before = PortalSession | EndedSession | Resume;

/** Whose is what was typed before the log-in; an older record does not say. */
function typingOf(before: Before): TypingOwner | undefined {
  if ("soapSession" in before) return typistOf(before).typing;
  return "typing" in before ? before.typing : (before as Resume).user?.typing;
}

/**
 * Whose is what was typed in the session that goes on with this log-in: one of the same user that expired or was ended. After a log-out there is none.
 */
export async function findTypingBefore(request: RequestHead, userId: string): Promise<TypingOwner | undefined> {
  const previous = await findPreviousUser(request, await getVisitor(request));
  return previous?.id === userId ? previous.typing : undefined;
}
