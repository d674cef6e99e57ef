import { eq } from "drizzle-orm";
import { isSameSecret } from "../sending/secrets.ts";
import { verificationCodes, type CodePurpose } from "../store/schema/verification.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { describeReason, secondsUntil, Verification, type Reason } from "./answers.ts";
import type { JsonAnswer, VerifyContext } from "./call.ts";
import { TRIES_PER_CODE } from "./code-policy.ts";
import { findCodeForUpdate, resendableFrom, type CodeRow, type SentCode } from "./code-records.ts";
import type { Method } from "../accounts/contact-fields.ts";

/** A code as it was typed. */
export interface TypedCode {
  readonly purpose: CodePurpose;
  readonly token: string;
  readonly code: string;
  /** Null: whichever way the code went. */
  readonly method: Method | null;
  /** Whose it must be; null for a number that is no user's. */
  readonly userId: number | null;
  /** The session that types (`sessions.tokenHash`); null outside of one. */
  readonly session: string | null;
}

/** Whether the typed code is right: `why` says what is wrong with it. */
export type CodeVerdict =
  | { readonly isRight: true; readonly row: CodeRow }
  | { readonly isRight: false; readonly why: Reason; readonly sent: SentCode | null };

const wrong = (why: Reason, sent: SentCode | null): CodeVerdict => ({ isRight: false, why, sent });

/** A token says nothing about codes of another purpose, user or way (R-C11). */
const belongs = ({ code }: SentCode, typed: TypedCode): boolean =>
  code.purpose === typed.purpose &&
  code.userId === typed.userId &&
  (typed.method === null || code.method === typed.method);

/** Used up, five times wrong, or too old. */
function findEnd(row: CodeRow, now: Date, isSpent: boolean): Reason | null {
  if (isSpent) return "used";
  if (row.wrongTries >= TRIES_PER_CODE) return "exhausted";
  return row.expiresAt <= now ? "expired" : null;
}

async function countWrongTry(tx: Store, sent: SentCode): Promise<CodeVerdict> {
  const wrongTries = sent.code.wrongTries + 1;
  await tx.update(verificationCodes).set({ wrongTries }).where(eq(verificationCodes.id, sent.code.id));
  const isLast = wrongTries >= TRIES_PER_CODE;
  return wrong(isLast ? "exhausted" : "wrong", { ...sent, code: { ...sent.code, wrongTries } });
}

/**
 * Judges a typed code inside a transaction; the code's row stays locked, so that parallel guesses are all counted (R-C10).
 * @param isSpent whether this use of the code was made before
 */
export async function judgeCode(
  tx: Store,
  { sending, clock }: Pick<VerifyContext, "sending" | "clock">,
  typed: TypedCode,
  isSpent: (row: CodeRow) => boolean,
): Promise<CodeVerdict> {
  const sent = await findCodeForUpdate(tx, typed.token);
  if (sent === null || !belongs(sent, typed)) return wrong("unknown", null);
  const end = findEnd(sent.code, clock.now(), isSpent(sent.code));
  if (end !== null) return wrong(end, sent);
  if (!isSameSecret(sending.secrets.codeOf(sent.code.nonce), typed.code)) return countWrongTry(tx, sent);
  return { isRight: true, row: sent.code };
}

/** `{status, verified, info: {wait}}`; a refusal says why, and how many tries are left. */
export function describeVerdict(verdict: CodeVerdict, now: Date): JsonAnswer {
  if (verdict.isRight) return { status: Verification.success, verified: true, info: { wait: 0 } };
  const { why, sent } = verdict;
  const wait = sent === null ? 0 : secondsUntil(resendableFrom(sent), now);
  const triesLeft = sent === null || why !== "wrong" ? 0 : TRIES_PER_CODE - sent.code.wrongTries;
  return { status: Verification.error, verified: false, info: { wait, triesLeft, ...describeReason(why) } };
}

/** Checks a code and uses it up: right once, five wrong tries kill it (F-501, R-C10, R-C11). */
export async function checkCode(context: VerifyContext, typed: TypedCode): Promise<JsonAnswer> {
  const now = context.clock.now();
  const verdict = await withTransaction(context.db, async (tx) => {
    const judged = await judgeCode(tx, context, typed, ({ verifiedAt }) => verifiedAt !== null);
    if (judged.isRight) {
      await tx
        .update(verificationCodes)
        .set({ verifiedAt: now, verifiedBy: typed.session })
        .where(eq(verificationCodes.id, judged.row.id));
    }
    return judged;
  });
  return describeVerdict(verdict, now);
}
