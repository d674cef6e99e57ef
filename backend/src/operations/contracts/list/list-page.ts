import { and, sql, type SQL } from "drizzle-orm";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";
import type { ListKey } from "../../../wire/list-key.ts";
import { toPage, type FoundRow, type Page } from "../../../wire/list-page.ts";
import { isAfter, orderBy, reversed, type ListOrder } from "./list-order.ts";

/** What a page is read with. */
export interface PageRequest {
  readonly conditions: SQL | undefined;
  readonly order: ListOrder;
  readonly key: ListKey | null;
  readonly limit: number;
}

/** Ids and sort values only: inside the index, whatever the width of the table. One row more shows whether to go on. */
async function findRows(db: Store, { conditions, order, key, limit }: PageRequest): Promise<FoundRow[]> {
  const readOrder = key?.side === "before" ? reversed(order) : order;
  const beyondKey = key === null ? undefined : isAfter(readOrder, key.value, key.id);
  const rows = await db
    .select({ id: applications.id, value: sql<string>`${order.column.expression}::text` })
    .from(applications)
    .where(and(conditions, beyondKey))
    .orderBy(...orderBy(readOrder))
    .limit(limit + 1);
  return rows;
}

/** Reads a page by key: stable while others add and change rows, and equally fast on every page. */
export const readPage = async (db: Store, request: PageRequest): Promise<Page> =>
  toPage(await findRows(db, request), request.key, request.limit);
