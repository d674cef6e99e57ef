import { formatListKey, type ListKey } from "./list-key.ts";

/** A row of a page, with what it is ordered by. */
export interface FoundRow {
  readonly id: number;
  readonly value: string;
}

/** Numbers of the rows of a page, in order, and the keys of its neighbours. */
export interface Page {
  readonly ids: readonly number[];
  readonly firstNumber: number;
  readonly nextKey: string | null;
  readonly previousKey: string | null;
}

const keyOf = (side: ListKey["side"], row: FoundRow | undefined, firstNumber: number): string | null =>
  row === undefined ? null : formatListKey({ side, ...row, firstNumber: Math.max(1, firstNumber) });

/**
 * The page that was read beyond a key.
 * @param found in the order in which they were read, backwards before a key; one row more than the limit shows whether to go on
 */
export function toPage(found: readonly FoundRow[], key: ListKey | null, limit: number): Page {
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
