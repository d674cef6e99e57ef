import type { CodeMethod, CodeVerdict, DeviceState, RememberedDevice, TypedCode } from "./verify-types.ts";
import { askVerify, findVerify, type VerifyService } from "./verify.server.ts";
import { codeVerdict, deviceMoved, flag, rememberedDevices } from "./wire/verify.ts";

const WITHDRAWN = [410] as const;
const NO_SUCH_DEVICE = [404] as const;

/** Who comes with which device. */
export type DeviceQuestion = { userName: string; soapSession: string; deviceId: string; method: CodeMethod };

/** Asks whether the device needs no code; the service remembers that this session is on it (F-504). */
export async function checkDevice(service: VerifyService, question: DeviceQuestion): Promise<DeviceState> {
  const { userName: username, soapSession: session, deviceId, method } = question;
  const call = {
    name: "device-check",
    path: service.deviceCheckPath,
    body: { username, session, deviceId, method },
    answer: flag,
    isRead: true,
  };
  const isVerified = await findVerify(service, call, WITHDRAWN);
  if (isVerified === null) return "withdrawn";
  return isVerified ? "verified" : "unverified";
}

/** Checks the code and remembers the device of the session's last check for 90 days (F-066, F-506). */
export async function registerDevice(
  service: VerifyService,
  { token, code, soapSession: session, deviceName }: TypedCode & { soapSession: string; deviceName: string },
): Promise<CodeVerdict | "withdrawn"> {
  const body = { session, token, code, deviceName };
  const verdict = await findVerify(service, { name: "device-register", body, answer: codeVerdict }, WITHDRAWN);
  return verdict ?? "withdrawn";
}

/**
 * After a contact was changed and verified: moves the session's device to it (F-511).
 * @returns whether the device needs no code from now on
 */
export const recheckDevice = (
  service: VerifyService,
  { soapSession: sesija, token, method: metodas }: { soapSession: string; token: string; method: CodeMethod },
): Promise<boolean> =>
  askVerify(service, { name: "recheck-device", body: { sesija, token, metodas }, answer: deviceMoved });

/** The user's devices that need no code, the latest verified first. */
export const listDevices = (service: VerifyService, soapSession: string): Promise<RememberedDevice[]> =>
  askVerify(service, { name: "devices", body: { session: soapSession }, answer: rememberedDevices, isRead: true });

/**
 * Forgets one of them and ends its sessions; the caller's own goes on.
 * @returns false when the user has no such device
 */
export async function deleteDevice(service: VerifyService, soapSession: string, id: number): Promise<boolean> {
  const body = { session: soapSession, id };
  return (await findVerify(service, { name: "device-forget", body, answer: flag }, NO_SUCH_DEVICE)) ?? false;
}
