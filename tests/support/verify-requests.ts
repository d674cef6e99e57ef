import { changePasswordByLink, remindPassword } from "~/services/verify-passwords.server.ts";
import { checkAccountCode, checkDeviceCode, sendAccountCode, sendDeviceCode } from "~/services/verify-codes.server.ts";
import {
  checkDevice,
  deleteDevice,
  listDevices,
  recheckDevice,
  registerDevice,
} from "~/services/verify-devices.server.ts";
import type { VerifyService } from "~/services/verify.server.ts";

export const request = { userName: "vilte.s", method: 1, contact: "vilte.s@pavyzdys.example", language: "lt" } as const;
export const bySms = { ...request, method: 2, contact: "+37060001001" } as const;
export const typed = { token: "t-1", code: "1234", method: 1, soapSession: "s-1" } as const;
export const device = {
  userName: "vilte.s",
  soapSession: "s-1",
  deviceId: "ZGV2aWNlLTEyMzQ1Njc4OTA",
  method: 2,
} as const;
export const link = { token: "t-1", code: "123456", password: "Nauja-2026!", login: null };

export const ISSUED = { info: { code: 0, wait: 180 }, token: "t-1", requestID: "r-1" };
const RIGHT = { status: 2, verified: true, info: { wait: 0 } };
export const DONE = { info: { code: 2, wait: 0 } };

/** Every call: its name on the wire, how it is made, a good answer and what it means. */
export const CALLS: [string, (service: VerifyService) => Promise<unknown>, unknown, unknown][] = [
  [
    "verify-contacts",
    (s) => sendDeviceCode(s, request),
    ISSUED,
    { state: "sent", token: "t-1", requestId: "r-1", waitSeconds: 180 },
  ],
  ["verify-contacts-code", (s) => checkDeviceCode(s, typed), RIGHT, { ok: true }],
  [
    "account-update-code",
    (s) => sendAccountCode(s, { ...bySms, soapSession: "s-1" }),
    ISSUED,
    { state: "sent", token: "t-1", requestId: "r-1", waitSeconds: 180 },
  ],
  ["account-update-verify-code", (s) => checkAccountCode(s, typed), RIGHT, { ok: true }],
  ["device-check", (s) => checkDevice(s, device), { status: true }, "verified"],
  [
    "device-register",
    (s) => registerDevice(s, { ...typed, deviceName: "Firefox, Windows" }),
    { ...RIGHT, verifiedUntil: "2027-02-18T09:00:00.000Z" },
    { ok: true },
  ],
  [
    "recheck-device",
    (s) => recheckDevice(s, { soapSession: "s-1", token: "t-1", method: 1 }),
    { ...RIGHT, verified: false },
    false,
  ],
  ["devices", (s) => listDevices(s, "s-1"), { devices: [] }, []],
  ["device-forget", (s) => deleteDevice(s, "s-1", 7), { status: true }, true],
  ["remind-password", (s) => remindPassword(s, { email: request.contact, language: "en" }), DONE, { state: "sent" }],
  ["change-password", (s) => changePasswordByLink(s, link), DONE, { state: "changed" }],
];
