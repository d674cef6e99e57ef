import { accountUpdateCode, accountUpdateVerifyCode } from "./account-calls.ts";
import type { Call } from "./call.ts";
import { verifyContacts, verifyContactsCode } from "./contact-calls.ts";
import { deviceCheck, deviceCheckTime, deviceForget, devices } from "./device-calls.ts";
import { deviceRegister, recheckDevice } from "./device-registration.ts";
import { remindPassword } from "./password-reminders.ts";
import { changePassword, passwordLink } from "./password-resets.ts";
import { sendSms, verifyCode } from "./phone-calls.ts";
import { sendingStatus } from "./sending-status.ts";

/** Every call of the description (backend/contract/verify.openapi.yaml), by its name under /user-verify/. */
export const calls: Readonly<Record<string, Call>> = {
  "send-sms": sendSms,
  "verify-code": verifyCode,
  "change-password": changePassword,
  "password-link": passwordLink,
  "remind-password": remindPassword,
  "device-check": deviceCheck,
  "device-check-time": deviceCheckTime,
  "device-register": deviceRegister,
  "verify-contacts": verifyContacts,
  "verify-contacts-code": verifyContactsCode,
  "account-update-code": accountUpdateCode,
  "account-update-verify-code": accountUpdateVerifyCode,
  "recheck-device": recheckDevice,
  "sending-status": sendingStatus,
  devices,
  "device-forget": deviceForget,
};

/** A call with a value after its name in the path. */
const WITH_TAIL = "sending-status";

/** The call behind what follows /user-verify/, and the value after its name; null when there is none. */
export function findCall(path: string): { readonly name: string; readonly call: Call; readonly tail: string } | null {
  const [name = "", tail, ...rest] = path.split("/");
  const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
  const hasTail = tail !== undefined && tail !== "" && rest.length === 0;
  if (call === undefined || (name === WITH_TAIL ? !hasTail : tail !== undefined)) return null;
  return { name, call, tail: tail ?? "" };
}
