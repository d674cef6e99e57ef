import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { checkDevice as askAboutDevice } from "~/services/verify-devices.server.ts";
import type { DeviceState } from "~/services/verify-types.ts";
import { verifyService } from "~/services/verify.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { codeContact } from "./second-factor.ts";

/** What a device check came to; `unknown`: it could not be made. */
export type CheckedDevice = DeviceState | "unknown";

/**
 * Checks the device of a log-in. Whatever goes wrong but a withdrawn device is `unknown`, which lets nobody in (O12, C20); the
 * transport has logged why.
 */
export async function checkDevice(
  request: Request,
  who: Pick<SessionStart, "soapSession" | "user" | "additional">,
  deviceId: string,
): Promise<CheckedDevice> {
  const service = verifyService({ signal: request.signal, reference: requestFacts(request).requestId });
  const { method } = codeContact(who);
  const question = { userName: who.user.login, soapSession: who.soapSession, deviceId, method };
  return askAboutDevice(service, question).catch((error: unknown) => {
    if (error instanceof BackendError || error instanceof BackendSessionEnded) return "unknown";
    throw error;
  });
}
