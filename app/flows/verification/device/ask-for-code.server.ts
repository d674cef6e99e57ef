import { redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import { findVerification } from "../verification-record.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { deviceCookie, findDeviceId, newDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { completeVerification } from "./open-session.server.ts";
import { sendDeviceCode } from "./send-device-code.server.ts";

/**
 * Another code for a log-in that waits, or the first one when the device could not be checked before: that is made up for now, and a device
 * that turns out to be remembered needs none.
 * @returns the way on; null when the service could not be asked
 */
export async function askForCode(portal: Portal): Promise<Response | null> {
  const { head, session, verify } = portal;
  if ((await findVerification(session, "device")) !== null) return afterSending(await sendDeviceCode(portal, session));
  const known = findDeviceId(head);
  const deviceId = known ?? newDeviceId();
  switch (await checkDevice(verify, session, deviceId)) {
    case "unknown":
      return null;
    case "withdrawn":
      return leaveWithdrawnDevice(portal, session);
    case "verified":
      return completeVerification(portal);
    case "unverified":
      break;
  }
  const answer = afterSending(await sendDeviceCode(portal, session));
  if (known === null) answer?.headers.append("Set-Cookie", deviceCookie(deviceId));
  return answer;
}

const afterSending = (isAsked: boolean): Response | null => (isAsked ? redirect(paths.verifyDevice(), 303) : null);
