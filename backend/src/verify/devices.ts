import { and, asc, desc, eq, gt, isNull, ne } from "drizzle-orm";
import { sessions } from "../store/schema/partners.ts";
import { devices } from "../store/schema/verification.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { DEVICE_LIFE_MS, DEVICES_PER_USER } from "./code-policy.ts";
import type { Method } from "../accounts/contact-fields.ts";

/** A remembered device. */
export type DeviceRow = typeof devices.$inferSelect;

/** A device of a user, by the hash of its id. */
export interface DeviceKey {
  readonly userId: number;
  readonly deviceHash: string;
}

const isDevice = ({ userId, deviceHash }: DeviceKey) =>
  and(eq(devices.userId, userId), eq(devices.deviceHash, deviceHash));

/** The user's record of the device, whatever its state. */
export async function findDevice(db: Store, key: DeviceKey): Promise<DeviceRow | null> {
  const [row] = await db.select().from(devices).where(isDevice(key));
  return row ?? null;
}

/** Whether no code is asked on it now. */
export const isRemembered = (row: DeviceRow, now: Date): boolean => row.withdrawnAt === null && row.expiresAt > now;

/** Remembers which device a session is on: the one that is registered when the code is right. */
export async function nameDevice(db: Store, tokenHash: string, deviceHash: string): Promise<void> {
  await db.update(sessions).set({ deviceHash }).where(eq(sessions.tokenHash, tokenHash));
}

/** The device that this session's last device check named. */
export async function findNamedDevice(db: Store, tokenHash: string): Promise<string | null> {
  const [row] = await db
    .select({ deviceHash: sessions.deviceHash })
    .from(sessions)
    .where(eq(sessions.tokenHash, tokenHash));
  return row?.deviceHash ?? null;
}

/** Records that the user came with it. */
export async function markSeen(db: Store, { id }: DeviceRow, now: Date): Promise<void> {
  await db.update(devices).set({ lastSeenAt: now }).where(eq(devices.id, id));
}

/** Ten devices at most: the one that was verified longest ago asks for a code again. */
async function deleteOldest(tx: Store, userId: number, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.withdrawnAt), gt(devices.expiresAt, now)))
    .orderBy(asc(devices.verifiedAt), asc(devices.id));
  for (const { id } of rows.slice(0, Math.max(0, rows.length - DEVICES_PER_USER))) {
    await tx.delete(devices).where(eq(devices.id, id));
  }
}

/** Remembers a device for 90 days from now, whatever it was before (F-066). @returns until when */
export async function rememberDevice(
  tx: Store,
  key: DeviceKey,
  { method, name, now }: { readonly method: Method; readonly name: string | undefined; readonly now: Date },
): Promise<Date> {
  const expiresAt = new Date(now.getTime() + DEVICE_LIFE_MS);
  const fresh = { method, verifiedAt: now, expiresAt, lastSeenAt: now, ...(name !== undefined && { name }) };
  await tx
    .insert(devices)
    .values({ ...key, ...fresh })
    .onConflictDoUpdate({ target: [devices.userId, devices.deviceHash], set: fresh });
  await deleteOldest(tx, key.userId, now);
  return expiresAt;
}

/** The user's remembered devices, the latest verified first. */
export const listDevices = (db: Store, userId: number, now: Date): Promise<DeviceRow[]> =>
  db
    .select()
    .from(devices)
    .where(and(eq(devices.userId, userId), isNull(devices.withdrawnAt), gt(devices.expiresAt, now)))
    .orderBy(desc(devices.verifiedAt), desc(devices.id));

/**
 * Withdraws a device for good, and ends the sessions on it except the caller's own.
 * @returns false when the user has no such device
 */
export function withdrawDevice(
  db: Store,
  { userId, id, ownSession, now }: { userId: number; id: number; ownSession: string; now: Date },
): Promise<boolean> {
  return withTransaction(db, async (tx) => {
    const [gone] = await tx
      .update(devices)
      .set({ withdrawnAt: now })
      .where(
        and(eq(devices.id, id), eq(devices.userId, userId), isNull(devices.withdrawnAt), gt(devices.expiresAt, now)),
      )
      .returning({ deviceHash: devices.deviceHash });
    if (gone === undefined) return false;
    const ofDevice = and(eq(sessions.userId, userId), eq(sessions.deviceHash, gone.deviceHash));
    await tx.delete(sessions).where(and(ofDevice, ne(sessions.tokenHash, ownSession)));
    return true;
  });
}

/** Every device of the user asks for a code again (R-C18). */
export async function expireDevices(tx: Store, userId: number): Promise<void> {
  await tx.delete(devices).where(and(eq(devices.userId, userId), isNull(devices.withdrawnAt)));
}
