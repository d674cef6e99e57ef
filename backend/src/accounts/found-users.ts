import { and, eq, type SQL } from "drizzle-orm";
import { shops, users } from "../store/schema/partners.ts";
import { compareLithuanian } from "../store/lithuanian-order.ts";
import { toSearchText, toSearchWords } from "../store/search-text.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toNumber } from "../wire/wire-output.ts";
import { activeAt } from "./activity.ts";
import { fullNameOf, type UserRow } from "./session.ts";

/** A user of a shop as lists show one. */
export type FoundUser = Pick<UserRow, "id" | "login" | "firstName" | "lastName" | "shopId"> & {
  readonly shopName: string;
};

/** Users of shops, those who have left too; managers belong to no shop. */
export async function listAll(db: Store, condition?: SQL): Promise<(UserRow & FoundUser)[]> {
  const rows = await db
    .select({ user: users, shopName: shops.name })
    .from(users)
    .innerJoin(shops, eq(shops.id, users.shopId))
    .where(condition);
  return rows.map(({ user, shopName }) => ({ ...user, shopName }));
}

/** Those of them who may work now. */
export const listActive = (db: Store, now: Date, condition?: SQL): Promise<(UserRow & FoundUser)[]> =>
  listAll(db, and(activeAt(now), condition));

/** Users are few, so that words are looked for here: whatever their case, diacritics and order. By shop, then by name. */
export function findByWords<User extends FoundUser>(found: readonly User[], search: string): User[] {
  const words = toSearchWords(search);
  return found.filter((user) => hasWords(user, words)).sort(byShopAndName);
}

function hasWords({ firstName, lastName, login, shopName }: FoundUser, words: readonly string[]): boolean {
  const searched = toSearchText(`${firstName} ${lastName} ${login} ${shopName}`);
  return words.every((word) => searched.includes(word));
}

export const byShopAndName = (one: FoundUser, other: FoundUser): number =>
  compareLithuanian(one.shopName, other.shopName) ||
  compareLithuanian(one.lastName, other.lastName) ||
  compareLithuanian(one.firstName, other.firstName) ||
  one.id - other.id;

const MAX_ROWS = 20;

/** The wire's list of users: the first twenty, and how many there are. */
export const toFoundUsers = (found: readonly FoundUser[]): AnswerFields => ({
  Sarasas: { Eilute: found.slice(0, MAX_ROWS).map(toWireRow) },
  Viso: toNumber(found.length),
});

/** The wire's `VartotojoEilute`: who it is, and where. */
export const toWireRow = (user: FoundUser): AnswerFields => ({
  PardavejoID: toNumber(user.id),
  VardasPavarde: fullNameOf(user),
  Loginas: user.login,
  ParduotuvesID: toNumber(user.shopId),
  ParduotuvesPavadinimas: user.shopName,
});
