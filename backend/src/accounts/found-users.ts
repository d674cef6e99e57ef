import { and, eq, type SQL } from "drizzle-orm";
import { shops, users } from "../store/schema/partners.ts";
import { toSearchText, toSearchWords } from "../store/search-text.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toNumber } from "../wire/wire-output.ts";
import { fullNameOf, type UserRow } from "./session.ts";

/** A user of a shop as lists show one. */
export type FoundUser = Pick<UserRow, "id" | "login" | "firstName" | "lastName" | "shopId"> & {
  readonly shopName: string;
};

/** Users of shops who have not left, and fit a condition; managers belong to no shop. */
export const listActive = (db: Store, condition?: SQL): Promise<FoundUser[]> =>
  db
    .select({
      id: users.id,
      login: users.login,
      firstName: users.firstName,
      lastName: users.lastName,
      shopId: users.shopId,
      shopName: shops.name,
    })
    .from(users)
    .innerJoin(shops, eq(shops.id, users.shopId))
    .where(and(eq(users.active, true), condition));

/** Users are few, so that words are looked for here: whatever their case, diacritics and order. By shop, then by name. */
export function findByWords(found: readonly FoundUser[], search: string): FoundUser[] {
  const words = toSearchWords(search);
  return found.filter((user) => hasWords(user, words)).sort(byShopAndName);
}

function hasWords({ firstName, lastName, login, shopName }: FoundUser, words: readonly string[]): boolean {
  const searched = toSearchText(`${firstName} ${lastName} ${login} ${shopName}`);
  return words.every((word) => searched.includes(word));
}

const byShopAndName = (one: FoundUser, other: FoundUser): number =>
  one.shopName.localeCompare(other.shopName, "lt") ||
  one.lastName.localeCompare(other.lastName, "lt") ||
  one.firstName.localeCompare(other.firstName, "lt") ||
  one.id - other.id;

const MAX_ROWS = 20;

/** The wire's list of users: the first twenty, and how many there are. */
export const toFoundUsers = (found: readonly FoundUser[]): AnswerFields => ({
  Sarasas: { Eilute: found.slice(0, MAX_ROWS).map(toWireRow) },
  Viso: toNumber(found.length),
});

/** The wire's `VartotojoEilute`. */
const toWireRow = (user: FoundUser): AnswerFields => ({
  PardavejoID: toNumber(user.id),
  VardasPavarde: fullNameOf(user),
  Loginas: user.login,
  ParduotuvesID: toNumber(user.shopId),
  ParduotuvesPavadinimas: user.shopName,
});
