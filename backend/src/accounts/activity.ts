import { sql, type SQL } from "drizzle-orm";
import { addDays, type IsoDay } from "../rules/days.ts";
import { users } from "../store/schema/partners.ts";
import { BUSINESS_TIME_ZONE, toBusinessDay } from "../time/business-day.ts";

/** A confirmed warrant is asked for again after a year, and may then be confirmed for 30 days (decision under G29). */
const WARRANT_DAYS = 365;
const CONFIRMATION_DAYS = 30;

const MANAGER = 1;

type UserRow = typeof users.$inferSelect;

type Warranted = Pick<UserRow, "role" | "mainCompanyUser" | "warrantDeadline" | "warrantConfirmedAt">;

type Employed = Warranted & Pick<UserRow, "active">;

/** Managers are the lender's, and the main user confirms the others: these need no confirmation. */
const needsNoWarrant = ({ role, mainCompanyUser }: Warranted): boolean => role === MANAGER || mainCompanyUser;

/** The last day on which the present warrant may be confirmed, whether it is asked for yet or not; null: never. */
function warrantDeadline(user: Warranted): IsoDay | null {
  if (needsNoWarrant(user)) return null;
  if (user.warrantDeadline !== null) return user.warrantDeadline;
  if (user.warrantConfirmedAt === null) return null;
  return addDays(toBusinessDay(user.warrantConfirmedAt), WARRANT_DAYS + CONFIRMATION_DAYS);
}

/** The day by which the main user must confirm a person; null while nothing is asked (F-400). */
export function findWarrantDue(user: Warranted, now: Date): IsoDay | null {
  const deadline = warrantDeadline(user);
  if (deadline === null || user.warrantDeadline !== null) return deadline;
  return toBusinessDay(now) < addDays(deadline, -CONFIRMATION_DAYS) ? null : deadline;
}

/** Whom the main user must confirm now: those asked for who have not left (F-400, F-401). */
export const awaitingWarrant = <User extends Employed>(accounts: readonly User[], now: Date): User[] =>
  accounts.filter((account) => account.active && findWarrantDue(account, now) !== null);

/** The first day by which a waiting warrant must be confirmed, which may have passed; null when none waits. */
export const findFirstWarrant = (accounts: readonly Employed[], now: Date): IsoDay | null =>
  awaitingWarrant(accounts, now)
    .map((account) => findWarrantDue(account, now) ?? "")
    .toSorted()[0] ?? null;

/** Whether a person may work: has not left, and the warrant was confirmed in its time (F-400, F-401). */
export function isActiveAt(user: Employed, now: Date): boolean {
  const deadline = warrantDeadline(user);
  return user.active && (deadline === null || deadline >= toBusinessDay(now));
}

/** The same as a condition of `users`. */
export function activeAt(now: Date): SQL {
  const confirmed = sql`(${users.warrantConfirmedAt} at time zone '${sql.raw(BUSINESS_TIME_ZONE)}')::date`;
  const deadline = sql`coalesce(${users.warrantDeadline}, ${confirmed} + ${sql.raw(String(WARRANT_DAYS + CONFIRMATION_DAYS))})`;
  const isConfirmed = sql`coalesce(${deadline} >= ${toBusinessDay(now)}::date, true)`;
  return sql`(${users.active} and (${users.role} = ${sql.raw(String(MANAGER))} or ${users.mainCompanyUser} or ${isConfirmed}))`;
}
