import { and, asc, desc, eq } from "drizzle-orm";
import { z } from "zod";
import { fullNameOf, type Session } from "../../accounts/session.ts";
import { visibleApplications } from "../../applications/scope.ts";
import type { OperationContext } from "../../context.ts";
import { addDays, addMonths } from "../../rules/days.ts";
import { betweenDays } from "../../store/between-days.ts";
import { applications } from "../../store/schema/applications.ts";
import { shops, users } from "../../store/schema/partners.ts";
import { answer, refusal, type AnswerFields } from "../../wire/answer.ts";
import { toAmount, toNumber } from "../../wire/wire-output.ts";
import { type Access, operation } from "../call/operation.ts";
import { applicationCount, contractCount, contractSum } from "./contract-sums.ts";
import { LEADERS } from "./report-roles.ts";

const ACCESS: Access = { roles: LEADERS, limited: false };

const FIGURES = { created: applicationCount, contracts: contractCount, sumCents: contractSum };

/** Applications within reach that were created in the month. */
const createdIn = (session: Session, month: string) => {
  const first = `${month}-01`;
  const last = addDays(addMonths(first, 1), -1);
  return and(visibleApplications(session), betweenDays(applications.createdAt, first, last));
};

const findShops = ({ db }: OperationContext, session: Session, month: string) =>
  db
    .select({ shopId: shops.id, shopName: shops.name, ...FIGURES })
    .from(applications)
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(createdIn(session, month))
    .groupBy(shops.id)
    .orderBy(desc(contractSum), asc(shops.id));

const findSellers = ({ db }: OperationContext, session: Session, month: string) =>
  db
    .select({
      sellerId: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      shopId: shops.id,
      shopName: shops.name,
      ...FIGURES,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.sellerId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(createdIn(session, month))
    .groupBy(users.id, shops.id)
    .orderBy(desc(contractSum), asc(users.id), asc(shops.id));

interface Figures {
  readonly shopId: number;
  readonly shopName: string;
  readonly created: number;
  readonly contracts: number;
  readonly sumCents: number;
}

const toWireFigures = ({ shopId, shopName, created, contracts, sumCents }: Figures): AnswerFields => ({
  ParduotuvesID: toNumber(shopId),
  ParduotuvesPavadinimas: shopName,
  Paraiskos: toNumber(created),
  Sutartys: toNumber(contracts),
  Suma: toAmount(sumCents),
});

/** What became of the applications of a month, by shop and by seller, for supervisors and managers; 1900 for a month without any (decision 0031). */
export const getMonthOverview = operation(
  ACCESS,
  z.object({ Menuo: z.string().regex(/^[12]\d{3}-(?:0[1-9]|1[0-2])$/) }),
  async (context, session, { Menuo: month }) => {
    const byShop = await findShops(context, session, month);
    if (byShop.length === 0) return refusal(1900);
    const bySeller = await findSellers(context, session, month);
    return answer({
      Parduotuves: { Eilute: byShop.map(toWireFigures) },
      Pardavejai: {
        Eilute: bySeller.map((row) => ({
          PardavejoID: toNumber(row.sellerId),
          PardavejoVardas: fullNameOf(row),
          ...toWireFigures(row),
        })),
      },
    });
  },
);
