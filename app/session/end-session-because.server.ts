import { environment } from "../platform/env.server.ts";
import { log } from "../platform/log.server.ts";
import { isTypedKept, setAnswerHeader } from "../platform/raw-response.server.ts";
import { type KeptDraft, keepDraft } from "./drafts.server.ts";
import { findEnded, rememberEnded } from "./ended-sessions.server.ts";
import { LOGIN_PATH, toLogin } from "./guards.server.ts";
import { addNotice } from "./notices.server.ts";
import type { PortalSession } from "./portal-session.ts";
import { destroySession, endSession, findSession } from "./session.server.ts";
import { rememberWantedPath, type Visit } from "./visit.server.ts";

/**
 * Why a session is ended that the user did not end: the back end knows it no more (KlaidosKodas 1020, F-109, F-438), or the device check says
 * that the device is verified no longer (410, O12).
 */
export type EndReason = "backend" | "device";

/** Key of the text that the user reads. */
const TEXT_OF: Record<EndReason, string> = { backend: "soap:1020", device: "errors:sessionEnded.device" };

/** What the answer carries for the error screen: the reason, when the page leads on to the log-in, whether a draft holds what was typed. */
export interface SessionEndedPage {
  page: "sessionEnded";
  textKey: string;
  leaveAfterMs: number;
  isTypedKept: boolean;
}

/**
 * Ends the session at once and for good, whoever else is about to do the same (G6): of two loaders one ends it, both answer alike. What was typed
 * is kept, the page and the user are remembered for the log-in, and the reason stands there again.
 *
 * @param keep the posted form, unless its caller has kept it already (O2)
 * @returns the answer to throw, 401: a page that says why and leads to the log-in after a second, with script and without (F-109). Somebody who
 *   has logged out meanwhile, in another tab, knows why: he is led there at once.
 */
export async function endSessionBecause(
  request: Request,
  reason: EndReason,
  { keep = null }: { keep?: KeptDraft | null } = {},
): Promise<Response> {
  const session = await findSession(request);
  if (session === null && (await findEnded(request)) === null) return toLogin(request);
  if (session !== null && keep !== null) await keepDraft(session.user.id, keep);
  const isFirst = session !== null && (await end(request, session));
  const visit = await rememberWantedPath(request);
  if (isFirst) {
    log("info", "session.ended", { reason, uid: session.user.id });
    await addNotice(visit, { text: { key: TEXT_OF[reason] }, variant: "danger", type: "sessionExpired", unique: true });
  }
  return toAnswer(await endSession(request), visit, reason);
}

async function end(request: Request, session: PortalSession): Promise<boolean> {
  await rememberEnded(session);
  return destroySession(request);
}

/** `Refresh` leads on without script; Remix would leave it out of a page that draws a thrown answer. */
function toAnswer(headers: Headers, { cookies }: Visit, reason: EndReason): Response {
  const { logoutDelayMilliseconds } = environment().limits;
  for (const [name, value] of cookies) headers.append(name, value);
  headers.set("Content-Type", "application/json; charset=utf-8");
  setAnswerHeader(headers, "Refresh", `${Math.ceil(logoutDelayMilliseconds / 1000)}; url=${LOGIN_PATH}`);
  const page: SessionEndedPage = {
    page: "sessionEnded",
    textKey: TEXT_OF[reason],
    leaveAfterMs: logoutDelayMilliseconds,
    isTypedKept: isTypedKept(),
  };
  return new Response(JSON.stringify(page), { status: 401, headers });
}
