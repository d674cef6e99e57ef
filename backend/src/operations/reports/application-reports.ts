import { eq, sql } from "drizzle-orm";
import { REJECTED } from "../../applications/rejection-reasons.ts";
import { betweenDays } from "../../store/between-days.ts";
import { applications } from "../../store/schema/applications.ts";
import { BUSINESS_TIME_ZONE, toBusinessDay } from "../../time/business-day.ts";
import { APPLICATION_COLUMNS } from "./application-columns.ts";
import { paidAccounts } from "./paid-accounts.ts";
import { isContract } from "./contract-sums.ts";
import { findApplications, type FoundApplication } from "./found-applications.ts";
import { EVERYBODY } from "./report-roles.ts";
import { column, defineReport } from "./report-types.ts";
import { reasonWord } from "./report-words.ts";

const { number, createdOn, contract, contractDate, shop, seller, buyer, sum, months, status } = APPLICATION_COLUMNS;

/** R1. */
export const applicationsOfPeriod = defineReport<FoundApplication>({
  id: 1,
  roles: EVERYBODY,
  title: { lt: "Paraiškos per laikotarpį", en: "Applications of a period" },
  summary: {
    lt: "Visos per laikotarpį sukurtos paraiškos ir kuo jos baigėsi.",
    en: "All applications created in the period, and what became of them.",
  },
  parameters: ["DataNuo", "DataIki"],
  columns: [number, createdOn, shop, seller, buyer, sum, months, status],
  find: async (query) => {
    const { DataNuo: from, DataIki: to } = query.values;
    return findApplications(query, betweenDays(applications.createdAt, from, to));
  },
});

/** R3: no period bounds it, so that it is the longest of all (F-389). */
export const allContracts = defineReport<FoundApplication>({
  id: 3,
  roles: EVERYBODY,
  title: { lt: "Visos sutartys", en: "All contracts" },
  summary: {
    lt: "Visos sudarytos sutartys: nepasirašytos, pasirašytos, su trūkumais, archyvuotos ir sudarytos internetu.",
    en: "All contracts that were made: unsigned, signed, with defects, archived and concluded online.",
  },
  parameters: [],
  columns: [number, contract, contractDate, shop, seller, buyer, sum, months, status],
  find: (query) => findApplications(query, isContract),
});

/** R4. */
export const payouts = defineReport<FoundApplication>({
  id: 4,
  roles: EVERYBODY,
  title: { lt: "Išmokėjimai", en: "Payouts" },
  summary: {
    lt: "Sutartys, pagal kurias per laikotarpį išmokėti pinigai, ir sąskaitos, į kurias jie išmokėti.",
    en: "Contracts paid out in the period, and the accounts to which the money went.",
  },
  parameters: ["DataNuo", "DataIki"],
  columns: [
    number,
    contract,
    column("Išmokėta", "Paid out", "DATA", ({ paidOutAt }) => paidOutAt && toBusinessDay(paidOutAt)),
    shop,
    buyer,
    column("Sąskaita", "Account", "TEKSTAS", paidAccounts),
    sum,
  ],
  find: (query) => {
    const { DataNuo: from, DataIki: to } = query.values;
    return findApplications(query, betweenDays(applications.paidOutAt, from, to));
  },
});

/** The day of a rejection; of one that is older than the reasons (F-337), the day of the last change. */
const rejectionDay = sql`coalesce(left(${applications.data}->>'AtmetimoData', 10)::date, (${applications.updatedAt} at time zone ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)})::date)`;

const ISO_DAY_LENGTH = "yyyy-mm-dd".length;

/** R5. */
export const rejections = defineReport<FoundApplication>({
  id: 5,
  roles: EVERYBODY,
  title: { lt: "Atmestos sutartys ir priežastys", en: "Rejected contracts and reasons" },
  summary: {
    lt: "Per laikotarpį atmestos sutartys su priežastimi ir paaiškinimu.",
    en: "Contracts rejected in the period, with reason and explanation.",
  },
  parameters: ["DataNuo", "DataIki"],
  columns: [
    number,
    contract,
    column("Atmesta", "Rejected on", "DATA", ({ rejectedOn, updatedAt }) =>
      rejectedOn === null ? toBusinessDay(updatedAt) : rejectedOn.slice(0, ISO_DAY_LENGTH),
    ),
    shop,
    seller,
    buyer,
    sum,
    column("Priežastis", "Reason", "TEKSTAS", ({ rejectionReason, rejectionComment }, language) => {
      const reason = reasonWord(rejectionReason === null ? null : Number(rejectionReason), language);
      return [reason, rejectionComment].filter(Boolean).join(": ") || null;
    }),
  ],
  find: (query) => {
    const { DataNuo: from, DataIki: to } = query.values;
    const inPeriod = sql`${eq(applications.status, REJECTED)} and ${rejectionDay} between ${from}::date and ${to}::date`;
    return findApplications(query, inPeriod);
  },
});
