import { randomBytes } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import { isPasswordCorrect, UNMATCHABLE_PASSWORD_HASH } from "../../store/password-hash.ts";
import { users } from "../../store/schema/partners.ts";
import { refusal, type Answer } from "../../wire/answer.ts";
import { blockedAccountMessage } from "./blocked-account.ts";
import { describeLogIn } from "./log-in-answer.ts";
import { publicOperation } from "../call/operation.ts";
import { digestOf } from "../../accounts/password-digest.ts";
import { isActiveAt } from "../../accounts/activity.ts";
import { BLOCKED_BY_GUESSES, blockStateAt } from "../../accounts/block-state.ts";
import { openSession, type UserRow } from "../../accounts/session.ts";
import { flagInput, optional, passwordInput, textInput } from "../../wire/wire-input.ts";

const MAX_ATTEMPTS = 5;
const ATTEMPTS_FORGOTTEN_HOURS = 24;
const MAX_PASSWORD_AGE_DAYS = 180;
const MILLISECONDS_PER_HOUR = 3_600_000;
const MILLISECONDS_PER_DAY = 24 * MILLISECONDS_PER_HOUR;
const TOKEN_BYTES = 16;

const input = z.object({
  user: textInput(100),
  password: passwordInput,
  hashed: optional(flagInput),
  ip: textInput(64),
  kalba: optional(z.string().max(10)),
});

type Credentials = z.output<typeof input>;

const isOlderThan = (instant: Date | null, days: number, now: Date): boolean =>
  instant !== null && now.getTime() - instant.getTime() > days * MILLISECONDS_PER_DAY;

/**
 * Counts a wrong password in one statement, so that parallel guesses are all counted.
 * @returns tries left; null when guesses beside it have blocked the account before
 */
async function countWrongPassword({ db, clock }: OperationContext, user: UserRow): Promise<number | null> {
  const now = clock.now();
  const forgottenBefore = new Date(now.getTime() - ATTEMPTS_FORGOTTEN_HOURS * MILLISECONDS_PER_HOUR);
  const attempts = sql`case when ${users.lastFailedAt} is null or ${users.lastFailedAt} < ${forgottenBefore.toISOString()}
    then 1 else ${users.failedAttempts} + 1 end`;
  const [counted] = await db
    .update(users)
    .set({
      failedAttempts: attempts,
      lastFailedAt: now,
      blockState: sql`case when (${attempts}) >= ${MAX_ATTEMPTS} then ${BLOCKED_BY_GUESSES}::smallint else ${users.blockState} end`,
    })
    .where(and(eq(users.id, user.id), ne(users.blockState, BLOCKED_BY_GUESSES)))
    .returning({ failedAttempts: users.failedAttempts });
  return counted === undefined ? null : Math.max(0, MAX_ATTEMPTS - counted.failedAttempts);
}

/** Five wrong passwords: 4, 3, 2, 1 left, then 1001 and the account is blocked (F-062). */
async function refusePassword(context: OperationContext, user: UserRow): Promise<Answer> {
  const left = await countWrongPassword(context, user);
  if (left === null) return refusal(BLOCKED_BY_GUESSES);
  return refusal(left > 0 ? 1000 : 1001, undefined, { LikeBandymai: String(left) });
}

async function refuseBlocked(context: OperationContext, user: UserRow): Promise<Answer | null> {
  const state = blockStateAt(user, context.clock.now());
  if (state === 0) return null;
  return state === BLOCKED_BY_GUESSES ? refusal(state) : refusal(state, await blockedAccountMessage(context.db, user));
}

/** @returns null when the account was blocked in this very moment: the right password is then worth no more than a wrong one */
async function admit(context: OperationContext, user: UserRow, credentials: Credentials): Promise<Answer | null> {
  const now = context.clock.now();
  const admitted = await context.db
    .update(users)
    .set({ failedAttempts: 0, lastFailedAt: null, lastLoginAt: now })
    .where(and(eq(users.id, user.id), eq(users.blockState, user.blockState)))
    .returning({ id: users.id });
  if (admitted.length === 0) return null;
  const language = credentials.kalba?.toLowerCase() === "en" ? "en" : "lt";
  const code = randomBytes(TOKEN_BYTES).toString("hex");
  const session = await openSession(context.db, now, { user, ip: credentials.ip, language, code });
  const fields = {
    Sesija: session,
    Tokenas: code,
    LikeBandymai: String(MAX_ATTEMPTS),
    ...(await describeLogIn(context.db, user)),
  };
  const isPasswordOld = isOlderThan(user.passwordChangedAt, MAX_PASSWORD_AGE_DAYS, now);
  return { code: isPasswordOld ? 1009 : 0, fields };
}

/** The account as it stands after the check of its password. */
async function readAgain({ db }: OperationContext, user: UserRow): Promise<UserRow> {
  const [present] = await db.select().from(users).where(eq(users.id, user.id));
  return present ?? user;
}

/**
 * Checks name and password and opens a session (F-054 to F-062, F-084). The check does the same work whether the login
 * exists or not, and runs outside the event loop; guesses that were beside it may have blocked the account meanwhile, and after the fifth wrong
 * one nothing is confirmed any more (R-C2). An old password still opens a session: the portal asks for a new one
 * (1009).
 */
async function logIn(context: OperationContext, credentials: Credentials): Promise<Answer> {
  const login = credentials.user.trim().toLowerCase();
  const [user] = await context.db.select().from(users).where(eq(users.login, login));
  const isCorrect = await isPasswordCorrect(digestOf(credentials), user?.passwordHash ?? UNMATCHABLE_PASSWORD_HASH);
  if (user === undefined || !isActiveAt(user, context.clock.now())) return refusal(1002);
  if (!isCorrect) return refusePassword(context, user);
  const present = await readAgain(context, user);
  return (
    (await refuseBlocked(context, present)) ??
    (await admit(context, present, credentials)) ??
    refusal(BLOCKED_BY_GUESSES)
  );
}

/** The older log-in, without a language. */
export const login2 = publicOperation(input, logIn);

/** Log-in (F-478). */
export const login3 = publicOperation(input, logIn);
