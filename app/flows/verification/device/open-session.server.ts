import { redirectToNextStep } from "~/request/redirect-to-next-step.server.ts";
import type { Portal, PublicPortal } from "~/request/portal.server.ts";
import { findTypingBefore, takeWantedPath, type WantedPage } from "~/request/visitor.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { regenerateSession, startSession } from "~/session/session.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { deviceCookie, findDeviceId, newDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { stageAfterCode } from "./second-factor.ts";
import { sendDeviceCode } from "./send-device-code.server.ts";

type Opening = { start: SessionStart; named: WantedPage | null; sendsCode?: boolean };

/**
 * Answers a right password, from the form, a link or a ticket: opens the session at the stage that it has reached and leads on (F-057, F-059). With a second factor a
 * remembered device is as good as a code; any other gets one sent at once. When the device could not be checked, no code
 * is sent either: the verification page tries again (O12).
 * @param named the page that the way in itself names; else what was wanted before
 */
export async function openSession(
  portal: PublicPortal,
  start: SessionStart,
  named: WantedPage | null = null,
): Promise<Response> {
  if (start.stage !== "unverified") return open(portal, { start, named });
  const known = findDeviceId(portal.head);
  const deviceId = known ?? newDeviceId();
  const state = await checkDevice(portal.verify, start, deviceId);
  if (state === "withdrawn") return leaveWithdrawnDevice(portal, start);
  const stage = state === "verified" ? stageAfterCode(start) : "unverified";
  const answer = await open(portal, { start: { ...start, stage }, named, sendsCode: state === "unverified" });
  if (known === null) answer.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}

async function open(portal: PublicPortal, { start, named, sendsCode = false }: Opening): Promise<Response> {
  const before = await findTypingBefore(portal.head, start.user.id);
  const remembered = await takeWantedPath(portal.head, start.user.id);
  const opened = await startSession(portal.head, { ...start, typing: before ?? start.typing });
  if (sendsCode) await sendDeviceCode(portal, opened.session);
  return redirectToNextStep(opened, named ?? remembered);
}

/** The same session with the right that the code, or a device that turned out to be remembered, has given (R-A5). */
export async function completeVerification({ head, session }: Portal): Promise<Response> {
  const wanted = await takeWantedPath(head, session.user.id);
  return redirectToNextStep(await regenerateSession(head, session, { stage: stageAfterCode(session) }), wanted);
}
