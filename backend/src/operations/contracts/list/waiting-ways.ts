import { and, asc, eq, inArray } from "drizzle-orm";
import { signings } from "../../../store/schema/signings.ts";
import type { Store } from "../../../store/store.ts";

/**
 * By which way a signature of these applications is waited for, the newest request first: a column tells a cent transfer that is awaited from no remote
 * signing (F-356).
 */
export async function readWaitingWays(db: Store, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const rows = await db
    .select({ applicationId: signings.applicationId, way: signings.way })
    .from(signings)
    .where(and(inArray(signings.applicationId, [...ids]), eq(signings.state, "pending")))
    .orderBy(asc(signings.id));
  return new Map(rows.map(({ applicationId, way }) => [applicationId, way]));
}
