import { goOn } from "~/session/go-on.server.ts";
import type { PortalSession, SessionStart } from "~/session/portal-session.ts";
import { regenerateSession, startSession } from "~/session/session.server.ts";
import { takeWantedPath, type WantedPage } from "~/session/visit.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { deviceCookie, findDeviceId, newDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { stageAfterCode } from "./second-factor.ts";
import { sendDeviceCode } from "./send-device-code.server.ts";

type Opening = { start: SessionStart; named: WantedPage | null; sendsCode?: boolean };

/**
 * Answers a right password, whichever door it came through: opens the session at the stage that it has reached and leads on (F-057, F-059). With a second factor a
 * remembered device is as good as a code; any other gets one sent at once. When the device could not be checked, no code
 * is sent either: the verification page tries again (O12).
 * @param named the page that the way in itself names; else what was wanted before
 */
export async function letIn(request: Request, start: SessionStart, named: WantedPage | null = null): Promise<Response> {
  if (start.stage !== "unverified") return open(request, { start, named });
  const known = findDeviceId(request);
  const deviceId = known ?? newDeviceId();
  const state = await checkDevice(request, start, deviceId);
  if (state === "withdrawn") return leaveWithdrawnDevice(request, start);
  const stage = state === "verified" ? stageAfterCode(start) : "unverified";
  const answer = await open(request, { start: { ...start, stage }, named, sendsCode: state === "unverified" });
  if (known === null) answer.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}

async function open(request: Request, { start, named, sendsCode = false }: Opening): Promise<Response> {
  const remembered = await takeWantedPath(request, start.user.id);
  const opened = await startSession(request, start);
  if (sendsCode) await sendDeviceCode(request, opened.session);
  return goOn(opened, named ?? remembered);
}

/** The same session with the right that the code, or a device that turned out to be remembered, has given (A5). */
export async function letOn(request: Request, session: PortalSession): Promise<Response> {
  const wanted = await takeWantedPath(request, session.user.id);
  return goOn(await regenerateSession(request, session, { stage: stageAfterCode(session) }), wanted);
}
