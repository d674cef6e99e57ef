import { asc, eq } from "drizzle-orm";
import { shops } from "../store/schema/partners.ts";
import { sortKeySql } from "../store/lithuanian-order.ts";
import type { Store } from "../store/store.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toNumber } from "../wire/wire-output.ts";
import type { Session } from "./session.ts";

const SUPERVISOR = 3;

/** The wire's `Parduotuves`: the shops of a supervisor's company by name (1.3, F-399); null for other roles. */
export async function toCompanyShops(db: Store, { role, user }: Session): Promise<AnswerFields | null> {
  if (role !== SUPERVISOR || user.companyId === null) return null;
  const found = await db
    .select()
    .from(shops)
    .where(eq(shops.companyId, user.companyId))
    .orderBy(sortKeySql(shops.name), asc(shops.id));
  return { Parduotuve: found.map(({ id, name }) => ({ ParduotuvesID: toNumber(id), Pavadinimas: name })) };
}
