import { createHash } from "node:crypto";
import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { isActiveAt } from "../accounts/activity.ts";
import type { UserRow } from "../accounts/session.ts";
import { brokenPasswordRules, type PasswordRule } from "../rules/password-rules.ts";
import { enqueue } from "../sending/queue.ts";
import { hashToken, isSameSecret } from "../sending/secrets.ts";
import { hashPassword, isPasswordCorrect } from "../store/password-hash.ts";
import { sessions, users } from "../store/schema/partners.ts";
import { passwordResets } from "../store/schema/verification.ts";
import { withTransaction } from "../store/store.ts";
import { describeReason, Verification, type Reason } from "./answers.ts";
import { answered, call, type JsonAnswer, type VerifyContext } from "./call.ts";
import { LINK_LIFE_MS, LOGIN_TRIES_PER_LINK } from "./code-policy.ts";
import { expireDevices } from "./devices.ts";
import { codeField, newPasswordField, optionalCode, optionalLogin, tokenField } from "./fields.ts";
import { languageOf } from "../accounts/known-users.ts";

/** The digest as log-in carries it (O9); no password that passes the rules looks like it. */
const DIGEST = /^[0-9a-f]{64}$/;

const input = z.strictObject({
  token: tokenField,
  password: newPasswordField,
  login: optionalLogin,
  code: optionalCode,
});

type NewPassword = z.output<typeof input>;

const link = z.strictObject({ token: tokenField, code: codeField });

/** A link that may still be used, and whose it is. */
interface OpenLink {
  readonly reset: typeof passwordResets.$inferSelect;
  readonly user: UserRow;
}

const refusal = (reason: Reason, brokenRules?: readonly PasswordRule[]): JsonAnswer => ({
  info: { code: Verification.error, wait: 0, ...describeReason(reason), ...(brokenRules && { brokenRules }) },
});

const provideLogin: JsonAnswer = { info: { code: Verification.provideLogin, wait: 0 } };

/** Used, replaced, too old, altered, of a departed person: all the same to the caller (R-C17). */
async function findOpenLink(
  context: VerifyContext,
  { token, code }: Pick<NewPassword, "token" | "code">,
): Promise<OpenLink | null> {
  const { db, clock, sending } = context;
  const [row] = await db
    .select({ reset: passwordResets, user: users })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(eq(passwordResets.tokenHash, hashToken(token)));
  if (row === undefined || row.reset.closedAt !== null || row.reset.expiresAt <= clock.now()) return null;
  if (!isActiveAt(row.user, clock.now()) || row.reset.wrongLogins >= LOGIN_TRIES_PER_LINK) return null;
  const isWhole = code === undefined || isSameSecret(code, sending.secrets.linkCodeOf(row.reset.nonce));
  return isWhole ? row : null;
}

/** A link in the moment of its use: neither used up nor closed by wrong names. */
const isStillOpen = ({ id }: OpenLink["reset"]) =>
  and(eq(passwordResets.id, id), isNull(passwordResets.closedAt), lt(passwordResets.wrongLogins, LOGIN_TRIES_PER_LINK));

/**
 * A reader of a shared mailbox must know the log-in name (F-080); five wrong names close the link. Right ones are judged by the same statement
 * as wrong ones are counted, so that after the fifth nothing is confirmed, however many come at once.
 */
async function findLoginRefusal(
  { db }: VerifyContext,
  { reset, user }: OpenLink,
  login: string | undefined,
): Promise<JsonAnswer | null> {
  if (login === undefined) return reset.asksLogin ? provideLogin : null;
  const wrong = login === user.login ? 0 : 1;
  const judged = await db
    .update(passwordResets)
    .set({ wrongLogins: sql`${passwordResets.wrongLogins} + ${wrong}::smallint` })
    .where(isStillOpen(reset))
    .returning({ id: passwordResets.id });
  if (judged.length === 0) return refusal("linkDead");
  return wrong === 0 ? null : refusal("loginWrong");
}

const digestOf = (password: string): string =>
  DIGEST.test(password) ? password : createHash("sha256").update(password, "utf8").digest("hex");

/** A plain password is judged by the rules; a digest can only be compared with the present one (1006, F-078). */
async function findPasswordRefusal({ user }: OpenLink, password: string): Promise<JsonAnswer | null> {
  const broken = DIGEST.test(password) ? [] : brokenPasswordRules(password);
  if (broken.length > 0) return refusal("weakPassword", broken);
  return (await isPasswordCorrect(digestOf(password), user.passwordHash)) ? refusal("samePassword") : null;
}

/**
 * Uses the link up and sets the password, both or neither. The account is unblocked, every session of it ends, and every
 * device asks for a code again (R-C18).
 * @returns false when a call at the same time was first, or wrong names have closed the link
 */
async function setPassword(context: VerifyContext, { reset, user }: OpenLink, passwordHash: string): Promise<boolean> {
  const now = context.clock.now();
  return withTransaction(context.db, async (tx) => {
    const used = await tx
      .update(passwordResets)
      .set({ closedAt: now })
      .where(isStillOpen(reset))
      .returning({ id: passwordResets.id });
    if (used.length === 0) return false;
    const language = await languageOf(tx, user.id);
    const unblocked = { failedAttempts: 0, lastFailedAt: null, blockState: 0 };
    await tx
      .update(users)
      .set({ passwordHash, passwordChangedAt: now, ...unblocked })
      .where(eq(users.id, user.id));
    await tx.delete(sessions).where(eq(sessions.userId, user.id));
    await expireDevices(tx, user.id);
    if (user.email !== null) {
      const deadline = new Date(now.getTime() + LINK_LIFE_MS);
      await enqueue(tx, now, { kind: "password-changed", channel: "email", recipient: user.email, language, deadline });
    }
    return true;
  });
}

/** Sets a new password by the link of a reminder (F-080, R-C17). */
export const changePassword = call(input, async (context, body) => {
  const link = await findOpenLink(context, body);
  if (link === null) return answered(refusal("linkDead"));
  const refused =
    (await findLoginRefusal(context, link, body.login)) ?? (await findPasswordRefusal(link, body.password));
  if (refused !== null) return answered(refused);
  const isSet = await setPassword(context, link, await hashPassword(digestOf(body.password)));
  context.sending.sender.wake();
  return answered(isSet ? { info: { code: Verification.success, wait: 0 } } : refusal("linkDead"));
});

/**
 * Whether a link may still be used, for the page that it opens. Looking uses nothing up (R-C17), tells what a new password would tell, and is counted with
 * those of the same token.
 */
export const passwordLink = call(link, async (context, body) =>
  answered({ status: (await findOpenLink(context, body)) !== null }),
);
