import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../accounts/session.ts";
import { verificationCodes } from "../store/schema/verification.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { describeReason, Verification, type Reason } from "./answers.ts";
import { answered, refused, sessionCall, type JsonAnswer } from "./call.ts";
import { describeVerdict, judgeCode } from "./check-code.ts";
import { findCodeForUpdate, type CodeRow } from "./code-records.ts";
import { findDevice, findNamedDevice, isRemembered, rememberDevice } from "./devices.ts";
import { EMAIL_METHOD, SMS_METHOD, type Method } from "../accounts/contact-fields.ts";
import { codeField, deviceNameField, methodField, sessionField, tokenField } from "./fields.ts";
import { deviceUnknown, deviceWithdrawn } from "./refusal.ts";

const methodOf = ({ method }: CodeRow): Method => (method === SMS_METHOD ? SMS_METHOD : EMAIL_METHOD);

/** Each code settles one device, and one that another session has typed settles none. */
const isSpentFor =
  ({ tokenHash }: Session) =>
  ({ verifiedAt, verifiedBy, deviceSettledAt }: CodeRow): boolean =>
    deviceSettledAt !== null || (verifiedAt !== null && verifiedBy !== tokenHash);

async function spend(tx: Store, row: CodeRow, { tokenHash }: Session, now: Date): Promise<void> {
  await tx
    .update(verificationCodes)
    .set({ verifiedAt: row.verifiedAt ?? now, verifiedBy: tokenHash, deviceSettledAt: now })
    .where(eq(verificationCodes.id, row.id));
}

/**
 * Remembers the session's device for 90 days (F-506): checks the code of `verify-contacts` itself, or takes the one that
 * the same session has just verified. The device is the one that `device-check` named last.
 */
export const deviceRegister = sessionCall(
  z.strictObject({ session: sessionField, token: tokenField, code: codeField, deviceName: deviceNameField }),
  async (context, session, { token, code, deviceName: name }) => {
    const now = context.clock.now();
    const userId = session.user.id;
    const deviceHash = await findNamedDevice(context.db, session.tokenHash);
    if (deviceHash === null) return refused(deviceUnknown);
    const device = await findDevice(context.db, { userId, deviceHash });
    if (device !== null && device.withdrawnAt !== null) return refused(deviceWithdrawn);
    const answer = await withTransaction(context.db, async (tx): Promise<JsonAnswer> => {
      const typed = { purpose: "device", token, code, method: null, userId, session: session.tokenHash } as const;
      const verdict = await judgeCode(tx, context, typed, isSpentFor(session));
      if (!verdict.isRight) return { ...describeVerdict(verdict, now), verifiedUntil: null };
      await spend(tx, verdict.row, session, now);
      const until = await rememberDevice(tx, { userId, deviceHash }, { method: methodOf(verdict.row), name, now });
      return { ...describeVerdict(verdict, now), verifiedUntil: until.toISOString() };
    });
    return answered(answer);
  },
);

const notMoved = (reason: Reason): JsonAnswer => ({
  status: Verification.error,
  verified: false,
  info: { wait: 0, ...describeReason(reason) },
});

/**
 * After an account update (F-142, F-511): the device that needed no code before needs none for the new contact either,
 * because the same session has just proved it. A device that was not remembered stays so: `verified` is false.
 */
export const recheckDevice = sessionCall(
  z
    .strictObject({ sesija: sessionField, token: tokenField, metodas: methodField })
    .transform(({ sesija: session, token, metodas: method }) => ({ session, token, method })),
  async ({ db, clock }, session, { token, method }) => {
    const now = clock.now();
    const userId = session.user.id;
    const answer = await withTransaction(db, async (tx): Promise<JsonAnswer> => {
      const row = (await findCodeForUpdate(tx, token))?.code;
      const isOurs = row?.purpose === "account-update" && row.userId === userId && row.method === method;
      if (row === undefined || !isOurs || row.verifiedBy !== session.tokenHash) return notMoved("unknown");
      if (row.deviceSettledAt !== null) return notMoved("used");
      if (row.expiresAt <= now) return notMoved("expired");
      await spend(tx, row, session, now);
      const deviceHash = await findNamedDevice(tx, session.tokenHash);
      const device = deviceHash === null ? null : await findDevice(tx, { userId, deviceHash });
      const verified = device !== null && isRemembered(device, now);
      if (verified) await rememberDevice(tx, device, { method, name: undefined, now });
      return { status: Verification.success, verified, info: { wait: 0 } };
    });
    return answered(answer);
  },
);
