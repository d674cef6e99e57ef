import type { Column } from "~/ui/data-table.tsx";
import type { listLinks } from "./list-links.ts";
import { SORT_NAMES, type ListSort } from "./list-sort.ts";
import type { ListView } from "./list-view.ts";

/** What the head of a column links to, for the columns that can order the list. */
export type SortHeads = Partial<Record<string, Column<unknown>["sort"]>> & Record<ListSort, Column<unknown>["sort"]>;

const ARIA = { asc: "ascending", desc: "descending" } as const;

/** The heads of the table: a click orders by the column, a second click turns it round (F-181). */
export function sortHeads({ sort, direction }: ListView, links: ReturnType<typeof listLinks>): SortHeads {
  const heads = SORT_NAMES.map((name) => [
    name,
    { to: links.sort(name), direction: name === sort ? ARIA[direction] : undefined },
  ]);
  return Object.fromEntries(heads) as SortHeads;
}
