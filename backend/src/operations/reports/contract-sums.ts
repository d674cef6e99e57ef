import { count, eq, sql } from "drizzle-orm";
import { applications } from "../../store/schema/applications.ts";

/** Tab of the list that holds contracts: unsigned, signed, archived, with defects, concluded online. */
const CONTRACT_TAB = 6;

/** What has become a contract and is still one. */
export const isContract = eq(applications.listTab, CONTRACT_TAB);

/** How many applications a group has. */
export const applicationCount = count();

/** How many of a group have become contracts. */
export const contractCount = sql<number>`(count(*) filter (where ${isContract}))::int`;

/** Cents of a group's contracts. */
export const contractSum = sql<number>`coalesce(sum(${applications.creditSumCents}) filter (where ${isContract}), 0)::float8`;
