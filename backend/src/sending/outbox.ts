import { desc } from "drizzle-orm";
import type { Clock } from "../clock.ts";
import { outbox } from "../store/schema/messages.ts";
import type { Store } from "../store/store.ts";

/** A message that the demo caught. */
export type CaughtMessage = typeof outbox.$inferSelect;

/** Saves a message for the console. */
export async function saveInOutbox(
  db: Store,
  clock: Clock,
  message: Omit<typeof outbox.$inferInsert, "id" | "receivedAt">,
): Promise<void> {
  await db.insert(outbox).values({ ...message, receivedAt: clock.now() });
}

/** The newest messages first. */
export const listOutbox = (db: Store, count: number): Promise<CaughtMessage[]> =>
  db.select().from(outbox).orderBy(desc(outbox.id)).limit(count);
