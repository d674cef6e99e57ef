import { and, sql, type SQL } from "drizzle-orm";
import { applications } from "../../../store/schema/applications.ts";
import type { Store } from "../../../store/store.ts";
import { formatListKey, type ListKey } from "./list-key.ts";
import { isAfter, orderBy, reversed, type ListOrder } from "./list-order.ts";

/** What a page is read with. */
export interface PageRequest {
  readonly conditions: SQL | undefined;
  readonly order: ListOrder;
  readonly key: ListKey | null;
  readonly limit: number;
}

/** Numbers of the rows of a page, in order, and the keys of its neighbours. */
export interface Page {
  readonly ids: readonly number[];
  readonly firstNumber: number;
  readonly nextKey: string | null;
  readonly previousKey: string | null;
}

interface Found {
  readonly id: number;
  readonly value: string;
}

/** Ids and sort values only: inside the index, whatever the width of the table. One row more shows whether to go on. */
async function findRows(db: Store, { conditions, order, key, limit }: PageRequest): Promise<Found[]> {
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

const keyOf = (side: ListKey["side"], row: Found | undefined, firstNumber: number): string | null =>
  row === undefined ? null : formatListKey({ side, ...row, firstNumber: Math.max(1, firstNumber) });

/** Reads a page by key: stable while others add and change rows, and equally fast on every page. */
export async function readPage(db: Store, request: PageRequest): Promise<Page> {
  const { key, limit } = request;
  const found = await findRows(db, request);
  const hasMore = found.length > limit;
  const isBackwards = key?.side === "before";
  const rows = isBackwards ? found.slice(0, limit).reverse() : found.slice(0, limit);
  const firstNumber = key?.firstNumber ?? 1;
  const hasNext = isBackwards || hasMore;
  const hasPrevious = isBackwards ? hasMore : key !== null;
  return {
    ids: rows.map(({ id }) => id),
    firstNumber,
    nextKey: hasNext ? keyOf("after", rows.at(-1), firstNumber + rows.length) : null,
    previousKey: hasPrevious ? keyOf("before", rows[0], firstNumber - limit) : null,
  };
}
