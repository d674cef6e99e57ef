import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { recheckDevice } from "~/services/verify-devices.server.ts";
import type { CodeMethod } from "~/services/verify-types.ts";
import { deviceCookie, findDeviceId } from "~/flows/verification/device/device-cookie.server.ts";
import type { Portal } from "~/request/portal.server.ts";

/**
 * Keeps the session's device verified for the contact that has just been verified (F-142, F-511): a device that needed no code before needs none
 * now. A fault is only logged, by the transport (O12): the next log-in then asks for a code.
 * @returns the cookie of a device that is remembered, for another 90 days
 */
export async function keepDeviceVerified(
  { head, session: { soapSession }, verify }: Portal,
  proof: { token: string; method: CodeMethod },
): Promise<string | null> {
  const isRemembered = await recheckDevice(verify, { soapSession, ...proof }).catch((error: unknown) => {
    if (error instanceof BackendError || error instanceof BackendSessionEnded) return false;
    throw error;
  });
  const deviceId = isRemembered ? findDeviceId(head) : null;
  return deviceId === null ? null : deviceCookie(deviceId);
}
