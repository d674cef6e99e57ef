import { and, desc, eq, ne, sql } from "drizzle-orm";
import type { OperationContext } from "../context.ts";
import { activeAt } from "./activity.ts";
import type { UserRow } from "./session.ts";
import type { MessageLanguage } from "../store/schema/messages.ts";
import { sessions, users } from "../store/schema/partners.ts";
import type { Store } from "../store/store.ts";
import { EMAIL_METHOD, type Method } from "./contact-fields.ts";

/** Where users are looked for, and when. */
type Known = Pick<OperationContext, "db" | "clock">;

const isEmailOf = (email: string) => sql`lower(${users.email}) = ${email.toLowerCase()}`;

/** The active user with this log-in name. */
export async function findUser({ db, clock }: Known, login: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.login, login), activeAt(clock.now())));
  return user ?? null;
}

/** Active users with this address. */
export const listUsersOf = (db: Store, now: Date, email: string): Promise<UserRow[]> =>
  db
    .select()
    .from(users)
    .where(and(isEmailOf(email), activeAt(now)));

/** Whether the address belongs to another user (F-149, 900); those of departed users stay theirs. */
export async function isEmailTaken(db: Store, email: string, by: UserRow | null): Promise<boolean> {
  if (by?.email?.toLowerCase() === email.toLowerCase()) return false;
  const others = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isEmailOf(email), ne(users.id, by?.id ?? 0)))
    .limit(1);
  return others.length > 0;
}

/** The user's address or number for the way. */
export const contactOf = ({ email, mobilePhone }: UserRow, method: Method): string | null =>
  method === EMAIL_METHOD ? email : mobilePhone;

/** The language in which the user last logged in; Lithuanian for one who never did. */
export async function languageOf(db: Store, userId: number): Promise<MessageLanguage> {
  const [last] = await db
    .select({ language: sessions.language })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return last?.language === "en" ? "en" : "lt";
}
