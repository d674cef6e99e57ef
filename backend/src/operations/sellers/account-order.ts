import { blockStateAt } from "../../accounts/block-state.ts";
import { byShopAndName, type FoundUser } from "../../accounts/found-users.ts";
import { findRole } from "../../accounts/role.ts";
import { isActiveAt } from "../../accounts/activity.ts";
import type { UserRow } from "../../accounts/session.ts";
import { compareLithuanian } from "../../store/lithuanian-order.ts";

/** A user as the list of accounts has one. */
export type Account = UserRow & FoundUser;

type Key = (account: Account, now: Date) => string | number;

/** Columns by the row's element (F-395); whatever else is asked for is by shop. A user who never logged in comes first. */
const COLUMNS: ReadonlyMap<string, Key> = new Map<string, Key>([
  ["Vardas", ({ firstName }) => firstName],
  ["Pavarde", ({ lastName }) => lastName],
  ["Loginas", ({ login }) => login],
  ["Emailas", ({ email }) => email ?? ""],
  ["MobilusTelefonas", ({ mobilePhone }) => mobilePhone ?? ""],
  ["Role", ({ role }) => findRole(role) ?? role],
  ["Aktyvus", (account, now) => Number(isActiveAt(account, now))],
  ["ParduotuvesPavadinimas", ({ shopName }) => shopName],
  ["PaskutinisPrisijungimas", ({ lastLoginAt }) => lastLoginAt?.getTime() ?? 0],
  ["Autentifikacija", ({ authenticationMethod }) => authenticationMethod],
  ["BlokavimoBusena", blockStateAt],
]);

const byShop: Key = ({ shopName }) => shopName;

const compare = (one: string | number, other: string | number): number =>
  typeof one === "number" ? one - Number(other) : compareLithuanian(one, String(other));

/** The accounts in the order asked for: ascending by shop by default; rows that are equal are by shop and name (F-395). */
export function inOrder(
  accounts: readonly Account[],
  { column, direction, now }: { column: string; direction: string; now: Date },
): Account[] {
  const key = COLUMNS.get(column) ?? byShop;
  const sign = direction.toLowerCase() === "desc" ? -1 : 1;
  return accounts.toSorted((one, other) => sign * compare(key(one, now), key(other, now)) || byShopAndName(one, other));
}
