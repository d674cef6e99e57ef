import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lte, ne } from "drizzle-orm";
import type { OperationContext } from "../context.ts";
import { sessions, users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import { isActiveAt } from "./activity.ts";
import { findRole, type Role } from "./role.ts";

/** A whole row of `users`. */
export type UserRow = typeof users.$inferSelect;

/** Who calls. */
export interface Session {
  readonly tokenHash: string;
  readonly user: UserRow;
  readonly role: Role;
  /** Limited auto-login: news and calculator only (1.3, column L). */
  readonly limited: boolean;
}

/** The portal ends idle sessions by itself; here only the absolute limit holds (C19). */
const SESSION_HOURS = 12;
const MILLISECONDS_PER_HOUR = 3_600_000;
const TOKEN_BYTES = 32;

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Full name as it is shown and logged. */
export const fullNameOf = (user: Pick<UserRow, "firstName" | "lastName">): string =>
  `${user.firstName} ${user.lastName}`;

/** What a session is opened with. */
export interface SessionOpening {
  readonly user: UserRow;
  readonly ip: string;
  readonly language: "lt" | "en";
  /** `Tokenas` of the answer. */
  readonly code: string;
}

/**
 * Opens a session; only the hash of its value is stored (R-L1). The user's expired sessions are deleted.
 * @returns the value, the wire's `Sesija`
 */
export async function openSession(db: Store, now: Date, opening: SessionOpening): Promise<string> {
  await db.delete(sessions).where(and(eq(sessions.userId, opening.user.id), lte(sessions.expiresAt, now)));
  const token = randomBytes(TOKEN_BYTES).toString("hex");
  await db.insert(sessions).values({
    tokenHash: hashToken(token),
    userId: opening.user.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_HOURS * MILLISECONDS_PER_HOUR),
    limited: opening.user.limited,
    ip: opening.ip === "" ? null : opening.ip,
    language: opening.language,
    codeHash: hashToken(opening.code),
  });
  return token;
}

/** The session behind `sesija`, or null: unknown, expired, or its user may no longer work (1020, F-476). */
export async function findSession({ db, clock }: OperationContext, token: string): Promise<Session | null> {
  if (token === "") return null;
  const tokenHash = hashToken(token);
  const [row] = await db
    .select({ limited: sessions.limited, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, clock.now())));
  if (row === undefined || !isActiveAt(row.user, clock.now()) || row.user.blockState !== 0) return null;
  const role = findRole(row.user.role);
  return role === null ? null : { tokenHash, user: row.user, role, limited: row.limited };
}

/** Whether this is the `Tokenas` that the session's log-in gave. Both are random, so that a plain comparison of hashes gives nothing away. */
export async function isCodeOf(db: Store, session: Session, code: string): Promise<boolean> {
  const own = and(eq(sessions.tokenHash, session.tokenHash), eq(sessions.codeHash, hashToken(code)));
  const found = await db.select({ tokenHash: sessions.tokenHash }).from(sessions).where(own);
  return found.length > 0;
}

/** Whether liabilities are shown: MatoIsipareigojimus, and to managers always (F-302, 1.3). */
export const seesLiabilities = ({ role, user }: Pick<Session, "role" | "user">): boolean =>
  role === 1 || user.seesLiabilities;

/** Deletes every session of the user but this one. */
export async function closeOtherSessions(db: Store, session: Session): Promise<void> {
  const others = and(eq(sessions.userId, session.user.id), ne(sessions.tokenHash, session.tokenHash));
  await db.delete(sessions).where(others);
}

/** Deletes a session. */
export async function closeSession(db: Store, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}
