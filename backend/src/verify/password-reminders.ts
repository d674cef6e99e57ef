import { and, desc, eq, gt, sql } from "drizzle-orm";
import { z } from "zod";
import { sendPasswordLink } from "../sending/password-link.ts";
import type { MessageLanguage } from "../store/schema/messages.ts";
import { passwordReminders } from "../store/schema/verification.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { describeReason, secondsUntil, Verification, type Reason } from "./answers.ts";
import { answered, call, type JsonAnswer, type VerifyContext } from "./call.ts";
import { LINK_LIFE_MS, REMINDER_WAIT_MS, REMINDER_WINDOW_MS, REMINDERS_PER_HOUR } from "./code-policy.ts";
import { emailField } from "../accounts/contact-fields.ts";
import { localeField } from "./fields.ts";
import { languageOf, listUsersOf } from "../accounts/known-users.ts";

/** Any number that nothing else takes as a first lock key in the same database. */
const REMIND_LOCK = 726_262;

const tryLater = (until: Date, now: Date, reason?: Reason): JsonAnswer => ({
  info: {
    code: Verification.tryLater,
    wait: secondsUntil(until, now),
    ...(reason !== undefined && describeReason(reason)),
  },
});

/** Once in 180 s and three times an hour for an address, whether a user has it or not (F-081, R-C16). */
async function findReminderLimit(tx: Store, emailDigest: string, now: Date): Promise<JsonAnswer | null> {
  const since = new Date(now.getTime() - REMINDER_WINDOW_MS);
  const rows = await tx
    .select({ at: passwordReminders.askedAt })
    .from(passwordReminders)
    .where(and(eq(passwordReminders.emailDigest, emailDigest), gt(passwordReminders.askedAt, since)))
    .orderBy(desc(passwordReminders.askedAt));
  const last = rows[0];
  const nextAt = last === undefined ? now : new Date(last.at.getTime() + REMINDER_WAIT_MS);
  if (nextAt > now) return tryLater(nextAt, now);
  const third = rows[REMINDERS_PER_HOUR - 1];
  return third === undefined ? null : tryLater(new Date(third.at.getTime() + REMINDER_WINDOW_MS), now, "hourLimit");
}

const notSent = (reason: "userNotFound" | "severalUsers"): JsonAnswer => ({
  info: { code: Verification.error, wait: REMINDER_WAIT_MS / 1_000, ...describeReason(reason) },
});

async function remind(tx: Store, context: VerifyContext, email: string, locale?: MessageLanguage): Promise<JsonAnswer> {
  const now = context.clock.now();
  const emailDigest = context.sending.secrets.emailDigestOf(email);
  await tx.execute(sql`select pg_advisory_xact_lock(${REMIND_LOCK}, hashtext(${emailDigest}))`);
  const limit = await findReminderLimit(tx, emailDigest, now);
  if (limit !== null) return limit;
  await tx.insert(passwordReminders).values({ emailDigest, askedAt: now });
  const [user, ...others] = await listUsersOf(tx, now, email);
  if (user === undefined) return notSent("userNotFound");
  if (others.length > 0) return notSent("severalUsers");
  const link = { kind: "password-reset", lifeMs: LINK_LIFE_MS } as const;
  await sendPasswordLink(tx, context.sending.secrets, {
    ...link,
    user,
    language: locale ?? (await languageOf(tx, user.id)),
    now,
  });
  return { info: { code: Verification.success, wait: REMINDER_WAIT_MS / 1_000 } };
}

/**
 * Sends a link that sets a new password (F-082). No user and several users with the address differ for the
 * portal (1050, 1051, F-083), whose page stays the same for all.
 */
export const remindPassword = call(
  z.strictObject({ email: emailField, locale: localeField }),
  async (context, { email, locale }) => {
    const answer = await withTransaction(context.db, (tx) => remind(tx, context, email, locale));
    context.sending.sender.wake();
    return answered(answer);
  },
);
