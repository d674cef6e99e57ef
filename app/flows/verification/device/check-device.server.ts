import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { checkDevice as askAboutDevice } from "~/services/verify-devices.server.ts";
import type { DeviceState } from "~/services/verify-types.ts";
import type { VerifyService } from "~/services/verify.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { codeContact } from "./second-factor.ts";

/** What a device check came to; `unknown`: it could not be made. */
export type CheckedDevice = DeviceState | "unknown";

/**
 * Checks the device of a log-in. Whatever goes wrong but a withdrawn device is `unknown`, which opens no session (O12, R-C20); the
 * transport has logged why.
 */
export async function checkDevice(
  verify: VerifyService,
  who: Pick<SessionStart, "soapSession" | "user" | "parts">,
  deviceId: string,
): Promise<CheckedDevice> {
  const { method } = codeContact(who);
  const question = { userName: who.user.login, soapSession: who.soapSession, deviceId, method };
  return askAboutDevice(verify, question).catch((error: unknown) => {
    if (error instanceof BackendError || error instanceof BackendSessionEnded) return "unknown";
    throw error;
  });
}
