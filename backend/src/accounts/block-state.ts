import type { UserRow } from "./session.ts";

/** Block state and code of an account with too many wrong passwords, and of one that was too long offline (F-084). */
export const BLOCKED_BY_GUESSES = 1004;
export const TOO_LONG_OFFLINE = 1005;

export type BlockState = 0 | typeof BLOCKED_BY_GUESSES | typeof TOO_LONG_OFFLINE;

const MAX_DAYS_OFFLINE = 90;
const MILLISECONDS_PER_DAY = 86_400_000;

/** When the person was last here: a password that was set again by a link, and an unblocking, count like a log-in. */
function lastHereAt({ lastLoginAt, passwordChangedAt, unblockedAt }: UserRow): number | null {
  if (lastLoginAt === null) return null;
  return Math.max(lastLoginAt.getTime(), passwordChangedAt.getTime(), unblockedAt?.getTime() ?? 0);
}

/** Whether, and why, an account lets no one in (F-586): what is stored, or what follows from the last log-in. */
export function blockStateAt(user: UserRow, now: Date): BlockState {
  if (user.blockState === BLOCKED_BY_GUESSES) return BLOCKED_BY_GUESSES;
  const last = lastHereAt(user);
  const isTooLong = last !== null && now.getTime() - last > MAX_DAYS_OFFLINE * MILLISECONDS_PER_DAY;
  return user.blockState === TOO_LONG_OFFLINE || isTooLong ? TOO_LONG_OFFLINE : 0;
}
