import { and, asc, eq, gt, isNull } from "drizzle-orm";
import type { OperationContext } from "../context.ts";
import { devices } from "../store/schema/verification.ts";
import { sessions, users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import { findUser } from "../accounts/known-users.ts";
import { withdrawDevice } from "../verify/devices.ts";

/** A remembered device, and whose it is. */
export interface KnownDevice {
  readonly id: number;
  readonly login: string;
  readonly name: string | null;
  readonly verifiedAt: Date;
}

/** Ends every session of a log-in, whose next call is then 1020. @returns false when no user has this log-in */
export async function endSessionsOf(context: OperationContext, login: string): Promise<boolean> {
  const user = await findUser(context, login);
  if (user === null) return false;
  await context.db.delete(sessions).where(eq(sessions.userId, user.id));
  return true;
}

/** Devices of all users on which no code is asked now. */
export const listKnownDevices = (db: Store, now: Date): Promise<KnownDevice[]> =>
  db
    .select({ id: devices.id, login: users.login, name: devices.name, verifiedAt: devices.verifiedAt })
    .from(devices)
    .innerJoin(users, eq(users.id, devices.userId))
    .where(and(isNull(devices.withdrawnAt), gt(devices.expiresAt, now)))
    .orderBy(asc(users.login), asc(devices.id));

/** Withdraws a device as its owner would from another one: its next check is 410. @returns false without such a device */
export async function revokeDevice(db: Store, now: Date, id: number): Promise<boolean> {
  const [owner] = await db.select({ userId: devices.userId }).from(devices).where(eq(devices.id, id));
  return owner !== undefined && withdrawDevice(db, { ...owner, id, ownSession: "", now });
}
