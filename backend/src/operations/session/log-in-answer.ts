import { eq } from "drizzle-orm";
import { companies, shops, users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { findRole } from "../../accounts/role.ts";
import { fullNameOf, type UserRow } from "../../accounts/session.ts";
import { toWireUser } from "../../accounts/wire-user.ts";
import { toFlag, toNumber } from "../../wire/wire-output.ts";

const MANAGER = 1;
const SUPERVISOR = 3;

/** Contacts of the shop; one without a manager leaves the manager's elements out, which shows the 1080 text (F-449). */
async function findShopContacts(db: Store, shopId: number | null): Promise<AnswerFields | null> {
  if (shopId === null) return null;
  const [row] = await db
    .select({ shop: shops, company: companies.name, manager: users })
    .from(shops)
    .innerJoin(companies, eq(companies.id, shops.companyId))
    .leftJoin(users, eq(users.id, shops.managerId))
    .where(eq(shops.id, shopId));
  if (row === undefined) return null;
  return {
    ParduotuvesID: toNumber(row.shop.id),
    Pavadinimas: row.shop.name,
    Imone: row.company,
    PagalbosTelefonas: row.shop.helpPhone,
    VadybininkoVardas: row.manager && fullNameOf(row.manager),
    VadybininkoElPastas: row.manager?.email,
  };
}

/** Shops of a supervisor's company, whose applications are within reach (1.3); null for other roles. */
async function findCompanyShops(db: Store, { role, companyId }: UserRow): Promise<AnswerFields | null> {
  if (findRole(role) !== SUPERVISOR || companyId === null) return null;
  const rows = await db.select({ id: shops.id }).from(shops).where(eq(shops.companyId, companyId)).orderBy(shops.id);
  return { ParduotuvesID: rows.map(({ id }) => toNumber(id)) };
}

/** What a log-in answers about its user (F-532, F-534, F-535). The role goes out as stored: 2 and 3 both occur (C1). */
export const describeLogIn = async (db: Store, user: UserRow): Promise<AnswerFields> => ({
  Role: toNumber(user.role),
  PardavejoVartotojas: toWireUser(user),
  PapildomaInformacija: {
    DviejuFaktoriuPrisijungimas: toFlag(user.twoFactor),
    ParduotuvesVartotojas: toFlag(user.sharedAccount),
    NeprivalomiDokumentai: toFlag(user.documentsOptional),
    PagrindinisVartotojas: toFlag(user.mainCompanyUser),
  },
  Parduotuve: await findShopContacts(db, user.shopId),
  ImonesParduotuves: await findCompanyShops(db, user),
  MatoIsipareigojimus: toFlag(user.seesLiabilities || user.role === MANAGER),
  Apribotas: toFlag(user.limited),
});
