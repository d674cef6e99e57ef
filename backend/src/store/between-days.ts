import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { BUSINESS_TIME_ZONE } from "../time/business-day.ts";

/** First instant of a Lithuanian day. */
const startOf = (isoDay: string): SQL => sql`(${isoDay}::timestamp at time zone ${sql.raw(`'${BUSINESS_TIME_ZONE}'`)})`;

/** Instants of the days from one to another, both included; a bound that is missing is none. */
export const betweenDays = (instant: SQLWrapper, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${instant} >= ${startOf(from)}`,
    to === undefined ? undefined : sql`${instant} < ${startOf(to)} + interval '1 day'`,
  );
