import { and, asc, eq, sql } from "drizzle-orm";
import { visibleApplications } from "../../applications/scope.ts";
import { betweenDays } from "../../store/between-days.ts";
import { applications } from "../../store/schema/applications.ts";
import { shops } from "../../store/schema/partners.ts";
import { toAmount, toNumber } from "../../wire/wire-output.ts";
import { applicationCount, contractCount, contractSum } from "./contract-sums.ts";
import { EVERYBODY } from "./report-roles.ts";
import { column, defineReport, pageOf, type ReportQuery } from "./report-types.ts";

const findShops = ({ context: { db }, session, values: { Data: day } }: ReportQuery) =>
  db
    .select({
      shopName: shops.name,
      created: applicationCount,
      contracts: contractCount,
      sumCents: contractSum,
    })
    .from(applications)
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(and(visibleApplications(session), betweenDays(applications.createdAt, day, day)))
    .groupBy(shops.id)
    .orderBy(asc(shops.id));

/** Whether the store goes back to the day at all. */
async function reachesBackTo({ context: { db }, values: { Data: day } }: ReportQuery): Promise<boolean> {
  const older = db
    .select({ found: sql`1` })
    .from(applications)
    .where(betweenDays(applications.createdAt, undefined, day))
    .limit(1);
  return (await older).length > 0;
}

type ShopRow = Awaited<ReturnType<typeof findShops>>[number];

/** R8: of a day before the first record the database has no answer at all (2001, F-463). */
export const summaryOfDay = defineReport<ShopRow>({
  id: 8,
  roles: EVERYBODY,
  title: { lt: "Dienos suvestinė", en: "Summary of a day" },
  summary: {
    lt: "Kiek paraiškų tą dieną sukurta kiekvienoje parduotuvėje ir kiek iš jų tapo sutartimis.",
    en: "How many applications each shop created on the day, and how many of them became contracts.",
  },
  parameters: ["Data"],
  columns: [
    column("Parduotuvė", "Shop", "TEKSTAS", ({ shopName }) => shopName),
    column("Paraiškos", "Applications", "SKAICIUS", ({ created }) => toNumber(created)),
    column("Iš jų sutartys", "Contracts of them", "SKAICIUS", ({ contracts }) => toNumber(contracts)),
    column("Sutarčių suma, €", "Sum of the contracts, €", "SUMA", ({ sumCents }) => toAmount(sumCents)),
  ],
  find: async (query) => {
    if (!(await reachesBackTo(query))) return 2001;
    return pageOf(await findShops(query), query);
  },
});
