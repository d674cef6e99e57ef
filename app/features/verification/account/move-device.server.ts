import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { recheckDevice } from "~/services/verify-devices.server.ts";
import type { CodeMethod } from "~/services/verify-types.ts";
import { verifyService } from "~/services/verify.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { deviceCookie, findDeviceId } from "../device/device-cookie.server.ts";

/**
 * Moves the session's device to the contact that has just been proved (F-142, F-511): what needed no code before needs none now. What goes
 * wrong is only logged, by the transport (O12): the next log-in then asks for a code.
 * @returns the cookie of a device that is remembered, for another 90 days
 */
export async function moveDevice(
  request: Request,
  { soapSession }: PortalSession,
  proof: { token: string; method: CodeMethod },
): Promise<string | null> {
  const service = verifyService({ reference: requestFacts(request).requestId });
  const isRemembered = await recheckDevice(service, { soapSession, ...proof }).catch((error: unknown) => {
    if (error instanceof BackendError || error instanceof BackendSessionEnded) return false;
    throw error;
  });
  const deviceId = isRemembered ? findDeviceId(request) : null;
  return deviceId === null ? null : deviceCookie(deviceId);
}
