import { noteUser } from "../platform/raw-response.server.ts";
import { type KeptDraft, keepDraft } from "./drafts.server.ts";
import type { PortalSession, SessionStage } from "./portal-session.ts";
import { endSession, findSession, touchSession } from "./session.server.ts";
import { rememberWantedPath } from "./visit.server.ts";

/** Where half-finished log-ins go on. The session part knows these two pages and no other. */
export const LOGIN_PATH = "/login";
export const PASSWORD_UPDATE_PATH = "/password-update";

interface GuardOptions {
  /** What was typed: kept as a draft of this user when the session turns out to be expired (O2). */
  keep?: KeptDraft | null;
}

/**
 * The signed-in user's session. Every loader and action of a protected route asks for itself: a parent's check does not run when
 * the child is fetched alone. Otherwise throws the redirect that leads there.
 */
export const requireUser = (request: Request, options: GuardOptions = {}): Promise<PortalSession> =>
  requireStage(request, ["full"], options);

/** The same for the pages of a log-in under way. An expired session satisfies no stage. */
export async function requireStage(
  request: Request,
  stages: readonly SessionStage[],
  { keep = null }: GuardOptions = {},
): Promise<PortalSession> {
  const session = await findSession(request);
  if (session === null) throw await toLogin(request);
  if (session.expired) {
    if (keep !== null) await keepDraft(session.user.id, keep);
    throw await toLogin(request);
  }
  if (!stages.includes(session.stage)) throw await toNextStep(request, session.stage);
  noteUser({ uid: session.user.id, shop: session.user.shopId, role: session.user.role });
  return touchSession(session);
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

async function toLogin(request: Request): Promise<Response> {
  const visit = await rememberWantedPath(request);
  return seeOther(request, LOGIN_PATH, visit.cookies);
}

/** A limited log-in that strays from its own page loses its session (F-071). */
async function toNextStep(request: Request, stage: SessionStage): Promise<Response> {
  if (stage === "passwordExpired") return seeOther(request, PASSWORD_UPDATE_PATH, new Headers());
  if (stage === "limited") return seeOther(request, LOGIN_PATH, await endSession(request));
  return toLogin(request);
}

function seeOther(request: Request, path: string, headers: Headers): Response {
  const isRead = request.method === "GET" || request.method === "HEAD";
  const answer = new Headers(headers);
  answer.set("Location", path);
  return new Response(null, { status: isRead ? 302 : 303, headers: answer });
}
