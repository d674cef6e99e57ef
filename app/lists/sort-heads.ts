import type { Column } from "~/ui/data-table.tsx";
import type { ListLinks } from "./list-links.ts";
import type { ListView } from "./list-view.ts";

/** What the head of a column links to, for the columns that can order the list. */
export type SortHeads<Sort extends string = string> = Partial<Record<string, Column<unknown>["sort"]>> &
  Record<Sort, Column<unknown>["sort"]>;

const ARIA = { asc: "ascending", desc: "descending" } as const;

/** The heads of the table: a click orders by the column, a second click turns it round (F-181). */
export function sortHeads<Sort extends string>(
  { sortNames }: { sortNames: readonly Sort[] },
  { sort, direction }: Pick<ListView, "sort" | "direction">,
  links: Pick<ListLinks<NoInfer<Sort>>, "sort">,
): SortHeads<Sort> {
  const heads = sortNames.map((name) => [
    name,
    { to: links.sort(name), direction: name === sort ? ARIA[direction] : undefined },
  ]);
  return Object.fromEntries(heads) as SortHeads<Sort>;
}
