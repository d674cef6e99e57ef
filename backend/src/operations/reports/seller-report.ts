import { and, asc, between, eq, sql } from "drizzle-orm";
import { fullNameOf } from "../../accounts/session.ts";
import { visibleApplications } from "../../applications/scope.ts";
import { applications } from "../../store/schema/applications.ts";
import { shops, users } from "../../store/schema/partners.ts";
import { toAmount, toNumber } from "../../wire/wire-output.ts";
import { contractCount, contractSum, isContract } from "./contract-sums.ts";
import { EVERYBODY } from "./report-roles.ts";
import { column, defineReport, pageOf, type ReportQuery } from "./report-types.ts";

interface SellerRow {
  readonly firstName: string;
  readonly lastName: string;
  readonly shopName: string;
  readonly contracts: number;
  readonly sumCents: number;
}

/** Contracts of the period by who made them; a seller who has changed the shop has a row in each. */
function findSellers({ context: { db }, session, values }: ReportQuery): Promise<SellerRow[]> {
  const { DataNuo: from = "", DataIki: to = "" } = values;
  return db
    .select({
      firstName: users.firstName,
      lastName: users.lastName,
      shopName: shops.name,
      contracts: contractCount,
      sumCents: contractSum,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.sellerId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(and(visibleApplications(session), isContract, between(applications.contractDate, from, to)))
    .groupBy(users.id, shops.id)
    .orderBy(sql`${contractSum} desc`, asc(users.id), asc(shops.id));
}

/** R2. */
export const contractsBySeller = defineReport<SellerRow>({
  id: 2,
  roles: EVERYBODY,
  title: { lt: "Sutartys pagal pardavėjus", en: "Contracts by seller" },
  summary: {
    lt:
      "Kiek per laikotarpį sudaryta sutarčių ir kokiai sumai, pagal pardavėjus. Skaičiuojamos tebesančios sutartys pagal sutarties datą ir " +
      "dabartinį pardavėją: atmestų čia nėra. Todėl skaičiai gali skirtis nuo ataskaitos „Darbuotojų veikla“.",
    en:
      "How many contracts were made in the period, and of what sum, by seller. Counted are contracts that still are contracts, by their date and " +
      "the seller they have now: rejected ones are not here. So the numbers may differ from the report “Staff activity”.",
  },
  parameters: ["DataNuo", "DataIki"],
  columns: [
    column("Pardavėjas", "Seller", "TEKSTAS", (row) => fullNameOf(row)),
    column("Parduotuvė", "Shop", "TEKSTAS", ({ shopName }) => shopName),
    column("Sutartys", "Contracts", "SKAICIUS", ({ contracts }) => toNumber(contracts)),
    column("Suma, €", "Amount, €", "SUMA", ({ sumCents }) => toAmount(sumCents)),
    column("Vidutinė suma, €", "Average sum, €", "SUMA", ({ sumCents, contracts }) =>
      toAmount(Math.round(sumCents / contracts)),
    ),
  ],
  find: async (query) => pageOf(await findSellers(query), query),
});
