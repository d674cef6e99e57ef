import { and, isNull, lt } from "drizzle-orm";
import { messages, outbox } from "../store/schema/messages.ts";
import { devices, passwordReminders, passwordResets, verificationCodes } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";

const HOUR_MS = 3_600_000;

/** Codes count for their day's limit, messages and links for a day's questions about them. */
const DAY_MS = 24 * HOUR_MS;
const OUTBOX_DAYS = 7;

/** Forgets what has served its time (R-L8): devices on their day, everything else about a day after. */
export async function deleteOldRecords(db: Store, now: Date): Promise<void> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  await db.delete(verificationCodes).where(lt(verificationCodes.createdAt, before(DAY_MS + HOUR_MS)));
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, before(DAY_MS)));
  await db.delete(passwordReminders).where(lt(passwordReminders.askedAt, before(DAY_MS)));
  await db
    .delete(messages)
    .where(and(isNull(messages.codeId), isNull(messages.resetId), lt(messages.createdAt, before(DAY_MS))));
  await db.delete(outbox).where(lt(outbox.receivedAt, before(OUTBOX_DAYS * DAY_MS)));
  await db.delete(devices).where(lt(devices.expiresAt, now));
}
