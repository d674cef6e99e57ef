import type { applications } from "../../../backend/src/store/schema/applications.ts";
import { companies, shops, users } from "../../../backend/src/store/schema/partners.ts";
import type { Store } from "../../../backend/src/store/store.ts";

const MADE_AT = new Date("2026-11-20T08:00:00.000Z");

/** One company with one shop and one seller, the least that an application needs. */
export async function insertPartner(db: Store): Promise<void> {
  await db.insert(companies).values({ id: 1, name: "UAB „Bandymas“", code: "999000999", address: "Vilnius" });
  await db.insert(shops).values({
    id: 101,
    companyId: 1,
    name: "Bandymas, Vilnius",
    city: "Vilnius",
    address: "Vilnius",
    helpPhone: "+370 600 00000",
    accountNumber: "LT737300010012345678",
    catalogueType: "TYPE_A",
  });
  await db.insert(users).values({
    id: 1,
    login: "seller",
    firstName: "Jonas",
    lastName: "Pardavėjas",
    role: 0,
    companyId: 1,
    shopId: 101,
    passwordHash: "scrypt:15:8:1::",
    passwordChangedAt: MADE_AT,
  });
}

/** A draft of that seller. */
export const draftRow = (
  id: number,
  changes: Partial<Omit<typeof applications.$inferInsert, "id">> = {},
): typeof applications.$inferInsert & { readonly id: number } => ({
  id,
  companyId: 1,
  shopId: 101,
  sellerId: 1,
  createdAt: MADE_AT,
  updatedAt: MADE_AT,
  data: {},
  ...changes,
});
