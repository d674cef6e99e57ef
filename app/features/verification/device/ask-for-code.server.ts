import { paths } from "~/paths.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { findVerification } from "../verification-record.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { deviceCookie, findDeviceId, newDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { letOn } from "./let-in.server.ts";
import { sendDeviceCode } from "./send-device-code.server.ts";

/**
 * Another code for a log-in that waits, or the first one when the device could not be checked before: that is made up for now, and a device
 * that turns out to be remembered needs none.
 * @returns the way on; null when the service could not be asked
 */
export async function askForCode(request: Request, session: PortalSession): Promise<Response | null> {
  if ((await findVerification(session, "device")) !== null) return afterSending(await sendDeviceCode(request, session));
  const known = findDeviceId(request);
  const deviceId = known ?? newDeviceId();
  switch (await checkDevice(request, session, deviceId)) {
    case "unknown":
      return null;
    case "withdrawn":
      return leaveWithdrawnDevice(request, session);
    case "verified":
      return letOn(request, session);
    case "unverified":
      break;
  }
  const answer = afterSending(await sendDeviceCode(request, session));
  if (known === null) answer?.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}

const afterSending = (isAsked: boolean): Response | null =>
  isAsked ? new Response(null, { status: 303, headers: { Location: paths.verifyDevice() } }) : null;
