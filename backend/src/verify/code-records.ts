import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { SendingStatus } from "../sending/queue.ts";
import { hashToken, newToken } from "../sending/secrets.ts";
import { messages, type MessageLanguage } from "../store/schema/messages.ts";
import { verificationCodes, verificationTokens, type CodePurpose } from "../store/schema/verification.ts";
import type { Store } from "../store/store.ts";
import { RESEND_WAIT_MS, TRIES_PER_CODE } from "./code-policy.ts";
import type { Method } from "../accounts/contact-fields.ts";

/** A code as it is stored. */
export type CodeRow = typeof verificationCodes.$inferSelect;

/** What a code is asked for. */
export interface CodeRequest {
  readonly purpose: CodePurpose;
  /** Null when the number belongs to no user. */
  readonly userId: number | null;
  readonly method: Method;
  /** Address, or a number as +3706NNNNNNN. */
  readonly contact: string;
  readonly language: MessageLanguage;
}

/** A code together with what became of its last message. */
export interface SentCode {
  readonly code: CodeRow;
  /** True: the operator could not deliver it, so the user never had it. */
  readonly hasFailed: boolean;
}

const ofUser = (userId: number | null) =>
  userId === null ? isNull(verificationCodes.userId) : eq(verificationCodes.userId, userId);

/** Any number that nothing else takes as a first lock key in the same database. */
const ISSUE_LOCK = 726_261;

/** Requests for codes of one user, or of one number, wait for each other until the end of the transaction (R-C12). */
export async function lockIssuing(tx: Store, { userId, contact }: CodeRequest): Promise<void> {
  const subject = userId === null ? contact : `user ${userId}`;
  await tx.execute(sql`select pg_advisory_xact_lock(${ISSUE_LOCK}, hashtext(${subject}))`);
}

/** The newest code of this purpose, user and contact. */
export async function findLastCode(tx: Store, request: CodeRequest): Promise<SentCode | null> {
  const { purpose, userId, method, contact } = request;
  const [row] = await tx
    .select({ code: verificationCodes, status: messages.status })
    .from(verificationCodes)
    .leftJoin(messages, eq(messages.requestId, verificationCodes.lastRequestId))
    .where(
      and(
        eq(verificationCodes.purpose, purpose),
        eq(verificationCodes.contact, contact),
        eq(verificationCodes.method, method),
        ofUser(userId),
      ),
    )
    .orderBy(desc(verificationCodes.id))
    .limit(1);
  return row === undefined ? null : { code: row.code, hasFailed: row.status === SendingStatus.failed };
}

/** Whether the code can still be typed. */
export const isLive = ({ verifiedAt, wrongTries, expiresAt }: CodeRow, now: Date): boolean =>
  verifiedAt === null && wrongTries < TRIES_PER_CODE && expiresAt > now;

/**
 * From when a code may be sent again: 180 s after the last message (F-067). A code that was typed rightly, or that never
 * reached the user, does not make the user wait.
 */
export const resendableFrom = ({ code, hasFailed }: SentCode): Date =>
  code.verifiedAt !== null || hasFailed ? code.lastSentAt : new Date(code.lastSentAt.getTime() + RESEND_WAIT_MS);

/** When codes were made for the same user or number since then, oldest first. */
export async function listCodeTimes(tx: Store, { userId, contact }: CodeRequest, since: Date): Promise<Date[]> {
  const subject =
    userId === null ? and(isNull(verificationCodes.userId), eq(verificationCodes.contact, contact)) : ofUser(userId);
  const rows = await tx
    .select({ at: verificationCodes.createdAt })
    .from(verificationCodes)
    .where(and(subject, gt(verificationCodes.createdAt, since)))
    .orderBy(verificationCodes.createdAt);
  return rows.map(({ at }) => at);
}

/** When codes went to the contact since then, oldest first. Letters about passwords, which anyone may ask for, use nothing of it up (O14, F-067). */
export async function listSendingTimes(tx: Store, contact: string, since: Date): Promise<Date[]> {
  const rows = await tx
    .select({ at: messages.createdAt })
    .from(messages)
    .where(and(eq(messages.recipient, contact), eq(messages.kind, "code"), gt(messages.createdAt, since)))
    .orderBy(messages.createdAt);
  return rows.map(({ at }) => at);
}

/** A token of its own for every request: a user who asks again types the same code under another token. */
export async function addToken(tx: Store, codeId: number): Promise<string> {
  const token = newToken();
  await tx.insert(verificationTokens).values({ tokenHash: hashToken(token), codeId });
  return token;
}

/** The code behind a token, locked until the end of the transaction. */
export async function findCodeForUpdate(tx: Store, token: string): Promise<SentCode | null> {
  const [named] = await tx
    .select({ codeId: verificationTokens.codeId })
    .from(verificationTokens)
    .where(eq(verificationTokens.tokenHash, hashToken(token)));
  if (named === undefined) return null;
  const [code] = await tx.select().from(verificationCodes).where(eq(verificationCodes.id, named.codeId)).for("update");
  if (code === undefined) return null;
  const [sent] = await tx
    .select({ status: messages.status })
    .from(messages)
    .where(eq(messages.requestId, code.lastRequestId));
  return { code, hasFailed: sent?.status === SendingStatus.failed };
}
