import { and, asc, eq, gt, sql, type SQL } from "drizzle-orm";
import { visibleApplications } from "../../applications/scope.ts";
import { applications } from "../../store/schema/applications.ts";
import { shops, users } from "../../store/schema/partners.ts";
import type { Found, ReportQuery } from "./report-types.ts";

/** Elements of the record that only one report reads. */
const textIn = (element: string): SQL<string | null> => sql<string | null>`${applications.data}->>${element}`;

const COLUMNS = {
  id: applications.id,
  createdAt: applications.createdAt,
  updatedAt: applications.updatedAt,
  contractNumber: applications.contractNumber,
  contractDate: applications.contractDate,
  status: applications.status,
  sumCents: applications.creditSumCents,
  months: applications.durationMonths,
  contractType: applications.contractType,
  payoutType: applications.payoutType,
  asked: textIn("PervestiKlientui"),
  shopAccount: shops.accountNumber,
  buyerAccount: applications.accountNumber,
  paidOutAt: applications.paidOutAt,
  buyerFirstName: applications.buyerFirstName,
  buyerLastName: applications.buyerLastName,
  rejectedOn: textIn("AtmetimoData"),
  rejectionReason: textIn("AtmetimoPriezastis"),
  rejectionComment: textIn("AtmetimoKomentaras"),
  sellerFirstName: users.firstName,
  sellerLastName: users.lastName,
  shopName: shops.name,
};

const select = ({ context: { db } }: ReportQuery, conditions: SQL | undefined) =>
  db
    .select(COLUMNS)
    .from(applications)
    .innerJoin(users, eq(users.id, applications.sellerId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .where(conditions);

export type FoundApplication = Awaited<ReturnType<typeof select>>[number];

/**
 * Applications within the caller's reach (1.3), by number, a page at a time by key: a report of a hundred thousand rows is never in memory as a
 * whole (F-389).
 */
export async function findApplications(
  query: ReportQuery,
  condition: SQL | undefined,
): Promise<Found<FoundApplication>> {
  const { context, session, key, limit } = query;
  const conditions = and(visibleApplications(session), condition);
  const after = /^\d{1,10}$/.test(key) ? gt(applications.id, sql`${key}::bigint`) : undefined;
  const found = await select(query, and(conditions, after))
    .orderBy(asc(applications.id))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows,
    nextKey: found.length > limit && last !== undefined ? String(last.id) : null,
    total: after === undefined ? await context.db.$count(applications, conditions) : null,
  };
}
