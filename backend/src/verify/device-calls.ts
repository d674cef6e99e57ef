import { z } from "zod";
import type { UserRow } from "../accounts/session.ts";
import { hashToken } from "../sending/secrets.ts";
import { secondsUntil } from "./answers.ts";
import { answered, call, refused, sessionCall, type VerifyContext } from "./call.ts";
import { findLastCode, resendableFrom } from "./code-records.ts";
import {
  findDevice,
  findNamedDevice,
  isRemembered,
  listDevices,
  markSeen,
  nameDevice,
  withdrawDevice,
} from "./devices.ts";
import { EMAIL_METHOD, SMS_METHOD } from "../accounts/contact-fields.ts";
import { deviceIdField, loginField, methodField, sessionField } from "./fields.ts";
import { contactOf, findUser } from "../accounts/known-users.ts";
import { deviceWithdrawn, noSuchDevice, sessionOver } from "./refusal.ts";

/**
 * Answers whether the device of this session needs no code, and remembers which device that is (F-504). A device that was
 * verified another way than the user's present one counts as unknown; one that the user has forgotten is 410.
 */
export const deviceCheck = sessionCall(
  z.strictObject({
    username: loginField,
    session: sessionField,
    deviceId: deviceIdField,
    method: methodField.default(EMAIL_METHOD),
  }),
  async ({ db, clock }, { user, tokenHash }, { username, deviceId, method }) => {
    if (username !== user.login) return refused(sessionOver);
    const deviceHash = hashToken(deviceId);
    const device = await findDevice(db, { userId: user.id, deviceHash });
    if (device !== null && device.withdrawnAt !== null) return refused(deviceWithdrawn);
    await nameDevice(db, tokenHash, deviceHash);
    const status = device !== null && isRemembered(device, clock.now()) && device.method === method;
    if (status) await markSeen(db, device, clock.now());
    return answered({ status });
  },
);

/** Seconds until another code may be sent to the user for a device, by whichever way is waiting longest. */
async function findWait({ db, clock }: VerifyContext, user: UserRow): Promise<number> {
  const now = clock.now();
  const waits = ([EMAIL_METHOD, SMS_METHOD] as const).map(async (method) => {
    const contact = contactOf(user, method);
    if (contact === null) return 0;
    const last = await findLastCode(db, { purpose: "device", userId: user.id, method, contact, language: "lt" });
    return last === null ? 0 : secondsUntil(resendableFrom(last), now);
  });
  return Math.max(...(await Promise.all(waits)));
}

/** Until when a device is remembered, and how long the user waits for another code (F-505). */
export const deviceCheckTime = call(
  z.strictObject({ username: loginField, deviceId: deviceIdField }),
  async (context, { username, deviceId }) => {
    const now = context.clock.now();
    const user = await findUser(context, username);
    if (user === null) return answered({ verifiedUntil: null, secondsLeft: 0, wait: 0 });
    const device = await findDevice(context.db, { userId: user.id, deviceHash: hashToken(deviceId) });
    const until = device !== null && isRemembered(device, now) ? device.expiresAt : null;
    return answered({
      verifiedUntil: until?.toISOString() ?? null,
      secondsLeft: until === null ? 0 : secondsUntil(until, now),
      wait: await findWait(context, user),
    });
  },
);

/** The user's remembered devices, for the settings page (G03: listed with "forget"). */
export const devices = sessionCall(
  z.strictObject({ session: sessionField }),
  async ({ db, clock }, { user, tokenHash }) => {
    const named = await findNamedDevice(db, tokenHash);
    const rows = await listDevices(db, user.id, clock.now());
    return answered({
      devices: rows.map((row) => ({
        id: row.id,
        name: row.name,
        method: row.method,
        verifiedAt: row.verifiedAt.toISOString(),
        verifiedUntil: row.expiresAt.toISOString(),
        lastSeenAt: row.lastSeenAt.toISOString(),
        current: row.deviceHash === named,
      })),
    });
  },
);

/** Forgets one of them: its next check is 410, and its sessions end (G03). */
export const deviceForget = sessionCall(
  z.strictObject({ session: sessionField, id: z.int().min(1).max(2_147_483_647) }),
  async ({ db, clock }, { user, tokenHash }, { id }) => {
    const isGone = await withdrawDevice(db, { userId: user.id, id, ownSession: tokenHash, now: clock.now() });
    return isGone ? answered({ status: true }) : refused(noSuchDevice);
  },
);
