import { paths } from "~/paths/paths.ts";
import { setLogUser } from "~/platform/raw-response.server.ts";
import { type FormDraft, saveFormDraft } from "~/store/drafts.server.ts";
import { findEnded, findLoggedOut } from "~/session/ended-sessions.server.ts";
import { isOpenWhileExpired } from "~/request/expired-routes.ts";
import { LOG_IN_FIRST } from "~/notices/expiry-notice.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { typistOf, type PortalSession, type SessionStage } from "~/session/portal-session.ts";
import { endSession, findExpiredSession, findSession, touchSession } from "~/session/session.server.ts";
import { rememberWantedPath } from "./visitor.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

interface GuardOptions {
  /** What was typed: saved as a draft of this user when the session turns out to be expired or ended (O2). */
  keep?: FormDraft | null;
  /** For what a page asks by itself, again and again: such a request is no sign of its user and prolongs nothing. */
  byItself?: boolean;
}

/**
 * The signed-in user's session. Every loader and action of a protected route asks for itself: a parent's check does not run when
 * the child is fetched alone. Otherwise throws the redirect that leads there.
 *
 * It may be an expired one, on the few pages that such a session still reaches (F-105): they show what they have, and their forms lead to the
 * log-in.
 * @param stages how far the log-in must have come: `full` for the portal, others for the pages of a log-in under way
 */
export async function requireStage(
  request: RequestHead,
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
  setLogUser({ uid: session.user.id, shop: session.user.shopId, role: session.user.role });
  return byItself ? session : touchSession(session);
}

/**
 * Whether a GET came from our own page or was typed in (O19): a link or picture of another site must not log anybody out.
 * Browsers that do not say so are believed only when their Referer is this very host.
 */
export function isOwnNavigation(request: RequestHead): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site !== null) return site === "same-origin" || site === "none";
  const referer = URL.parse(request.headers.get("Referer") ?? "");
  return referer !== null && referer.host === new URL(request.url).host;
}

/** The same for an address that asks for no session: an expired one reaches the pages of the table and no others (F-106). Throws the way to the news. */
export async function refuseWhileExpired(request: RequestHead, session: PortalSession | null): Promise<void> {
  if (session?.stage === "full" && session.expired) throw await refuseExpired(request, session, null);
}

/** Pages lead to the news and say why there (F-106); forms are saved and lead to the log-in (O2). Both come back after it (F-099). */
async function refuseExpired(request: RequestHead, session: PortalSession, keep: FormDraft | null): Promise<Response> {
  if (keep !== null) await saveFormDraft(typistOf(session), keep);
  if (!isRead(request) || session.stage !== "full") return toLogin(request);
  await rememberWantedPath(request);
  await addNotice(session, LOG_IN_FIRST);
  return seeOther(request, paths.news());
}

/** Of a record of an older version; what belongs to an application needs none. */
const NOBODYS = { id: "", offered: false };

/** A form whose session the back end has ended since, or another tab, or that came after the twelfth hour: its user is still known. */
async function keepForFormerUser(request: RequestHead, keep: FormDraft): Promise<void> {
  const expired = await findExpiredSession(request);
  if (expired !== null) return saveFormDraft(typistOf(expired), keep);
  const former = (await findEnded(request)) ?? (await findLoggedOut(request));
  if (former === null || (former.typing === undefined && keep.subject === null)) return;
  await saveFormDraft({ userId: former.user.id, typing: former.typing ?? NOBODYS }, keep);
}

/** The way to the log-in, and back to this page afterwards. */
export async function toLogin(request: RequestHead): Promise<Response> {
  const visitor = await rememberWantedPath(request);
  return seeOther(request, paths.login(), visitor.cookies);
}

/** A limited log-in that strays from its own page loses its session (F-071); a user who is through needs no page of the log-in (F-018). */
async function toNextStep(request: RequestHead, stage: SessionStage): Promise<Response> {
  if (stage === "full") return seeOther(request, paths.news());
  if (stage === "passwordExpired") return seeOther(request, paths.passwordUpdate());
  if (stage === "limited") return seeOther(request, paths.login(), await endSession(request));
  return toLogin(request);
}

/** Leads to another page: 302 from a page, 303 from a form. */
function seeOther(request: RequestHead, path: string, headers = new Headers()): Response {
  const answer = new Headers(headers);
  answer.set("Location", path);
  return new Response(null, { status: isRead(request) ? 302 : 303, headers: answer });
}

const isRead = ({ method }: RequestHead): boolean => method === "GET" || method === "HEAD";
