import type { Enumeration } from "~/domain/enumerations/enumeration.ts";

export type SortDirection = "asc" | "desc";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** Rows a page without a choice. */
export const DEFAULT_PAGE_SIZE = 25;

/** How a list is shown. */
export interface ListView<Sort extends string = string, Columns extends string = string, Tab = number | null> {
  tab: Tab;
  sort: Sort;
  direction: SortDirection;
  /** Rows a page. */
  size: number;
  columns: Columns;
  /** Where the page begins, as the back end named it; null for the first one. */
  key: string | null;
}

/** What a view may be, and what it is without a choice. */
export interface ViewChoices<Sort extends string = string, Columns extends string = string, Tab = number | null> {
  sorts: Readonly<Record<Sort, SortDirection>>;
  defaultSort: NoInfer<Sort>;
  columns: readonly [Columns, ...Columns[]];
  tabs: { all: Enumeration; first: Tab } | null;
}

/** Parameters of an address; null leaves one out. */
export type Params = Record<string, string | null | undefined>;

/** The parameters of a view; what is the default stays out of the address. The key is not among them: it belongs to one filter only. */
export function toViewParams<Sort extends string, Columns extends string, Tab>(
  { sorts, defaultSort, columns: sets, tabs }: ViewChoices<Sort, Columns, Tab>,
  { tab, sort, direction, size, columns }: ListView<Sort, Columns, Tab>,
): Params {
  return {
    tab: tab === (tabs?.first ?? null) ? null : String(tab),
    sort: sort === defaultSort ? null : sort,
    dir: direction === sorts[sort] ? null : direction,
    size: size === DEFAULT_PAGE_SIZE ? null : String(size),
    columns: columns === sets[0] ? null : columns,
  };
}
