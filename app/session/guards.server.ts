import { noteUser } from "../platform/raw-response.server.ts";
import { type KeptDraft, keepDraft } from "./drafts.server.ts";
import { findEnded } from "./ended-sessions.server.ts";
import { isOpenWhileExpired } from "./expired-routes.ts";
import { LOG_IN_FIRST } from "./expiry-notice.server.ts";
import { addNotice } from "./notices.server.ts";
import type { PortalSession, SessionStage } from "./portal-session.ts";
import { endSession, findKeptSession, findSession, touchSession } from "./session.server.ts";
import { rememberWantedPath } from "./visit.server.ts";

/** Where half-finished log-ins go on, and expired sessions. The session part knows these pages and those of `expired-routes.ts`. */
export const LOGIN_PATH = "/login";
export const PASSWORD_UPDATE_PATH = "/password-update";
export const NEWS_PATH = "/news";

interface GuardOptions {
  /** What was typed: kept as a draft of this user when the session turns out to be expired or ended (O2). */
  keep?: KeptDraft | null;
  /** For what a page asks by itself, again and again: such a request is no sign of its user and prolongs nothing. */
  byItself?: boolean;
}

/**
 * The signed-in user's session. Every loader and action of a protected route asks for itself: a parent's check does not run when
 * the child is fetched alone. Otherwise throws the redirect that leads there.
 *
 * It may be an expired one, on the few pages that such a session still reaches (F-105): they show what they have, and their forms lead to the
 * log-in.
 */
export const requireUser = (request: Request, options: GuardOptions = {}): Promise<PortalSession> =>
  requireStage(request, ["full"], options);

/** The same for the pages of a log-in under way. */
export async function requireStage(
  request: Request,
  stages: readonly SessionStage[],
  { keep = null, byItself = false }: GuardOptions = {},
): Promise<PortalSession> {
  const session = await findSession(request);
  if (session === null) {
    if (keep !== null) await keepForFormerUser(request, keep);
    throw await toLogin(request);
  }
  const isStage = stages.includes(session.stage);
  if (session.expired && !(isStage && isOpenWhileExpired(request, session)))
    throw await refuseExpired(request, session, keep);
  if (!isStage) throw await toNextStep(request, session.stage);
  noteUser({ uid: session.user.id, shop: session.user.shopId, role: session.user.role });
  return byItself ? session : touchSession(session);
}

/**
 * Whether a GET came from our own page or was typed in (O19): a link or picture of another site must not log anybody out.
 * Browsers that do not say so are believed only when their Referer is this very host.
 */
export function isOwnNavigation(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  return referer !== null && referer.host === new URL(request.url).host;
}

/** Pages lead to the news and say why there (F-106); forms are kept and lead to the log-in (O2). Both come back after it (F-099). */
async function refuseExpired(request: Request, session: PortalSession, keep: KeptDraft | null): Promise<Response> {
  if (keep !== null) await keepDraft(session.user.id, keep);
  if (!isRead(request) || session.stage !== "full") return toLogin(request);
  await rememberWantedPath(request);
  await addNotice(session, LOG_IN_FIRST);
  return seeOther(request, NEWS_PATH);
}

/** A form whose session the back end has ended since, or that came after the twelfth hour: its user is still known. */
async function keepForFormerUser(request: Request, keep: KeptDraft): Promise<void> {
  const user = (await findKeptSession(request))?.user ?? (await findEnded(request))?.user;
  if (user !== undefined) await keepDraft(user.id, keep);
}

/** The way to the log-in, and back to this page afterwards. */
export async function toLogin(request: Request): Promise<Response> {
  const visit = await rememberWantedPath(request);
  return seeOther(request, LOGIN_PATH, visit.cookies);
}

/** A limited log-in that strays from its own page loses its session (F-071). */
async function toNextStep(request: Request, stage: SessionStage): Promise<Response> {
  if (stage === "passwordExpired") return seeOther(request, PASSWORD_UPDATE_PATH);
  if (stage === "limited") return seeOther(request, LOGIN_PATH, await endSession(request));
  return toLogin(request);
}

/** Leads to another page: 302 from a page, 303 from a form. */
export function seeOther(request: Request, path: string, headers = new Headers()): Response {
  const answer = new Headers(headers);
  answer.set("Location", path);
  return new Response(null, { status: isRead(request) ? 302 : 303, headers: answer });
}

const isRead = ({ method }: Request): boolean => method === "GET" || method === "HEAD";
