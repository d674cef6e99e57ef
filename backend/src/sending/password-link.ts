import { and, eq, isNull } from "drizzle-orm";
import type { MessageLanguage } from "../store/schema/messages.ts";
import type { users } from "../store/schema/partners.ts";
import { passwordResets } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";
import { enqueue } from "./queue.ts";
import { hashToken, newNonce, type Secrets } from "./secrets.ts";

/** For whom a link is, what its message says, and how long it can be used. */
interface PasswordLink {
  readonly kind: "password-reset" | "first-password";
  readonly user: Pick<typeof users.$inferSelect, "id" | "email" | "sharedAccount">;
  readonly language: MessageLanguage;
  readonly now: Date;
  readonly lifeMs: number;
}

/** Links to an account's password that are under way are of no use any more. */
export async function closePasswordLinks(tx: Store, userId: number, now: Date): Promise<void> {
  const open = and(eq(passwordResets.userId, userId), isNull(passwordResets.closedAt));
  await tx.update(passwordResets).set({ closedAt: now }).where(open);
}

/** Sends a link that sets a password once; older ones die with it (R-C17). */
export async function sendPasswordLink(
  tx: Store,
  secrets: Secrets,
  { kind, user, language, now, lifeMs }: PasswordLink,
): Promise<void> {
  await closePasswordLinks(tx, user.id, now);
  const nonce = newNonce();
  const deadline = new Date(now.getTime() + lifeMs);
  const [reset] = await tx
    .insert(passwordResets)
    .values({
      userId: user.id,
      tokenHash: hashToken(secrets.linkTokenOf(nonce)),
      nonce,
      asksLogin: user.sharedAccount,
      createdAt: now,
      expiresAt: deadline,
    })
    .returning({ id: passwordResets.id });
  const recipient = user.email ?? "";
  await enqueue(tx, now, { kind, channel: "email", recipient, language, resetId: reset?.id, deadline });
}
