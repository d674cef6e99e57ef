import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { shops, users } from "../../store/schema/partners.ts";
import { toSearchText, toSearchWords } from "../../store/search-text.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { MANAGERS, operation } from "../call/operation.ts";
import { fullNameOf, type UserRow } from "../../accounts/session.ts";
import { numberInput, optional, textInput } from "../../wire/wire-input.ts";
import { toNumber } from "../../wire/wire-output.ts";

const MAX_ROWS = 20;

type FoundUser = Pick<UserRow, "id" | "login" | "firstName" | "lastName" | "shopId"> & { readonly shopName: string };

/** Users of shops who have not left; managers belong to none. */
const listActive = (db: Store, id: number | undefined): Promise<FoundUser[]> =>
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
    .where(and(eq(users.active, true), id === undefined ? undefined : eq(users.id, id)));

/** Users are few, so that words are looked for here: whatever their case, diacritics and order. */
function hasWords({ firstName, lastName, login, shopName }: FoundUser, words: readonly string[]): boolean {
  const searched = toSearchText(`${firstName} ${lastName} ${login} ${shopName}`);
  return words.every((word) => searched.includes(word));
}

const byShopAndName = (one: FoundUser, other: FoundUser): number =>
  one.shopName.localeCompare(other.shopName, "lt") ||
  one.lastName.localeCompare(other.lastName, "lt") ||
  one.firstName.localeCompare(other.firstName, "lt") ||
  one.id - other.id;

/** The wire's `VartotojoEilute`. */
const toWireRow = (user: FoundUser): AnswerFields => ({
  PardavejoID: toNumber(user.id),
  VardasPavarde: fullNameOf(user),
  Loginas: user.login,
  ParduotuvesID: toNumber(user.shopId),
  ParduotuvesPavadinimas: user.shopName,
});

/**
 * Active users of the partners' shops, for managers, who choose among them for whom they work (F-405, F-187): by a search in name, log-in
 * and shop, or by number. The first twenty by shop (F-395); none found is 1090.
 */
export const listUsers = operation(
  MANAGERS,
  z.object({ Paieska: textInput(100), PardavejoID: optional(numberInput) }),
  async ({ db }, _session, { Paieska: search, PardavejoID: id }) => {
    const words = toSearchWords(search);
    const found = (await listActive(db, id)).filter((user) => hasWords(user, words)).sort(byShopAndName);
    if (found.length === 0) return refusal(1090);
    return answer({ Sarasas: { Eilute: found.slice(0, MAX_ROWS).map(toWireRow) }, Viso: toNumber(found.length) });
  },
);
