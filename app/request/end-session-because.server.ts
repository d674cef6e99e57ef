import type { TextKey } from "~/i18n/text-key.ts";
import { paths } from "~/paths/paths.ts";
import { environment } from "~/platform/env.server.ts";
import { log } from "~/platform/log.server.ts";
import { isDraftSaved, setAnswerHeader } from "~/platform/raw-response.server.ts";
import { type FormDraft, saveFormDraft } from "~/store/drafts.server.ts";
import { findEnded, rememberEnded } from "~/session/ended-sessions.server.ts";
import { toLogin } from "./guards.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { typistOf, type PortalSession } from "~/session/portal-session.ts";
import { deleteLookUps } from "~/session/session-look-up.server.ts";
import { destroySession, endSession, findSession } from "~/session/session.server.ts";
import { rememberWantedPath, type Visitor } from "./visitor.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/**
 * Why a session is ended that the user did not end: the back end knows it no more (KlaidosKodas 1020, F-109, F-438), or the device check says
 * that the device is verified no longer (410, O12).
 */
export type EndReason = "backend" | "device";

/** Key of the text that the user reads. */
const TEXT_OF: Record<EndReason, TextKey> = { backend: "soap:1020", device: "errors:sessionEnded.device" };

/** What the answer carries for the error screen: the reason, when the page leads on to the log-in, whether a draft holds what was typed. */
export interface SessionEndedPage {
  page: "sessionEnded";
  textKey: TextKey;
  leaveAfterMs: number;
  draftSaved: boolean;
}

/**
 * Ends the session at once and for good, even when another request is about to do the same (R-G6): of two loaders one ends it, both answer alike. What was typed
 * is kept, the page and the user are remembered for the log-in, and the reason stands there again.
 *
 * @param keep the posted form, unless its caller has kept it already (O2)
 * @returns the answer to throw, 401: a page that says why and leads to the log-in after a second, with script and without (F-109). A user who
 *   has logged out meanwhile, in another tab, knows why, and is led there at once.
 */
export async function endSessionBecause(
  request: RequestHead,
  reason: EndReason,
  { keep = null }: { keep?: FormDraft | null } = {},
): Promise<Response> {
  // What this request has read of its session is older than the back end's answer.
  deleteLookUps();
  const session = await findSession(request);
  if (session === null && (await findEnded(request)) === null) return toLogin(request);
  if (session !== null && keep !== null) await saveFormDraft(typistOf(session), keep);
  const isFirst = session !== null && (await end(request, session));
  const visitor = await rememberWantedPath(request);
  if (isFirst) {
    log("info", "session.ended", { reason, uid: session.user.id });
    await addNotice(visitor, {
      text: { key: TEXT_OF[reason] },
      variant: "danger",
      type: "sessionExpired",
      unique: true,
    });
  }
  return toAnswer(await endSession(request), visitor, reason);
}

async function end(request: RequestHead, session: PortalSession): Promise<boolean> {
  await rememberEnded(session);
  return destroySession(request);
}

/** `Refresh` leads on without script; Remix would leave it out of a page that draws a thrown answer. */
function toAnswer(headers: Headers, { cookies }: Visitor, reason: EndReason): Response {
  const { logoutDelayMilliseconds } = environment().limits;
  for (const [name, value] of cookies) headers.append(name, value);
  headers.set("Content-Type", "application/json; charset=utf-8");
  setAnswerHeader(headers, "Refresh", `${Math.ceil(logoutDelayMilliseconds / 1000)}; url=${paths.login()}`);
  const page: SessionEndedPage = {
    page: "sessionEnded",
    textKey: TEXT_OF[reason],
    leaveAfterMs: logoutDelayMilliseconds,
    draftSaved: isDraftSaved(),
  };
  return new Response(JSON.stringify(page), { status: 401, headers });
}
