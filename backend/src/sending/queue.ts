import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { messageFiles, messages } from "../store/schema/messages.ts";
import { withTransaction, type Store } from "../store/store.ts";
import type { Delivery } from "./channel.ts";
import type { MessageRow } from "./compose.ts";
import { newRequestId } from "./secrets.ts";

/** What a caller polls (F-153). */
export const SendingStatus = { pending: 0, failed: 1, success: 2 } as const;

/** Longer than a delivery may take, so that no message is ever in two hands. */
const LEASE_MS = 20_000;

/** No answer: given up after the fourth try, about eight seconds later, while the user still waits. */
const UNREACHABLE_ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

/** A message to send. */
export type NewMessage = Pick<
  typeof messages.$inferInsert,
  | "channel"
  | "recipient"
  | "language"
  | "kind"
  | "codeId"
  | "resetId"
  | "bankReportId"
  | "signingId"
  | "handOverOf"
  | "handOverKey"
  | "deadline"
>;

/** A file that a message takes along. */
export type MessageFile = Pick<typeof messageFiles.$inferInsert, "name" | "content">;

/** Puts a message into the queue, with its files, in the caller's transaction. @returns the number to ask its status with */
export async function enqueue(
  tx: Store,
  now: Date,
  message: NewMessage,
  files: readonly MessageFile[] = [],
): Promise<string> {
  const requestId = newRequestId();
  const values = { ...message, requestId, createdAt: now, nextAttemptAt: now };
  const [queued] = await tx.insert(messages).values(values).returning({ id: messages.id });
  const messageId = queued?.id ?? 0;
  if (files.length > 0) await tx.insert(messageFiles).values(files.map((file) => ({ ...file, messageId })));
  return requestId;
}

/** Takes the next due message into this sender's hand; null when there is none. */
export function takeMessage(db: Store, now: Date): Promise<MessageRow | null> {
  return withTransaction(db, async (tx) => {
    const isFree = or(isNull(messages.leasedUntil), lte(messages.leasedUntil, now));
    const [due] = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(and(eq(messages.status, SendingStatus.pending), lte(messages.nextAttemptAt, now), isFree))
      .orderBy(asc(messages.nextAttemptAt), asc(messages.id))
      .limit(1)
      .for("update", { skipLocked: true });
    if (due === undefined) return null;
    const [taken] = await tx
      .update(messages)
      .set({ leasedUntil: new Date(now.getTime() + LEASE_MS), attempts: sql`${messages.attempts} + 1` })
      .where(eq(messages.id, due.id))
      .returning();
    return taken ?? null;
  });
}

/** Pause before the next try: 1, 2, 4… seconds, at most half a minute. */
export const pauseAfter = (attempts: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, attempts - 1), LONGEST_PAUSE_MS);

/** What a delivery means for the message: over, or again at a time. */
export type Verdict =
  { readonly status: 1 | 2; readonly failure: string | null } | { readonly status: 0; readonly nextAttemptAt: Date };

/** Decides after a delivery whether the message is sent, has failed, or is tried again. */
export function judgeDelivery(
  { attempts, deadline }: Pick<MessageRow, "attempts" | "deadline">,
  delivery: Delivery,
  now: Date,
): Verdict {
  if (delivery.state === "sent") return { status: SendingStatus.success, failure: null };
  const isFinal =
    delivery.state === "refused" || (delivery.state === "unreachable" && attempts >= UNREACHABLE_ATTEMPTS);
  const nextAttemptAt = new Date(now.getTime() + pauseAfter(attempts));
  if (isFinal || nextAttemptAt >= deadline) return { status: SendingStatus.failed, failure: delivery.reason };
  return { status: SendingStatus.pending, nextAttemptAt };
}

/** Writes the verdict down and gives the message back. */
export async function settleMessage(db: Store, id: number, verdict: Verdict, now: Date): Promise<void> {
  const outcome =
    verdict.status === SendingStatus.pending
      ? { nextAttemptAt: verdict.nextAttemptAt }
      : { status: verdict.status, failure: verdict.failure, finishedAt: now, handOverKey: null };
  await db
    .update(messages)
    .set({ ...outcome, leasedUntil: null })
    .where(eq(messages.id, id));
}

/** The status behind a request's number, or null for a number that is none (F-512). */
export async function findSendingStatus(db: Store, requestId: string): Promise<number | null> {
  const [row] = await db.select({ status: messages.status }).from(messages).where(eq(messages.requestId, requestId));
  return row?.status ?? null;
}
