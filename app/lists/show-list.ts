import type { Enumeration } from "~/domain/enumerations/enumeration.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import type { ListFilter } from "./list-filter.ts";
import type { SortDirection } from "./list-view.ts";

interface Given<Filter extends string, Sort extends string, Columns extends string, Tab extends number | null> {
  /** Address of the list with a query. */
  path: (query?: string) => string;
  /** Address of its file, where there is one. */
  exportPath?: (query?: string) => string;
  filters: Readonly<Record<Filter, ListFilter>>;
  /** Columns that order the list, each with the direction of a first click (F-181). */
  sorts: Readonly<Record<Sort, SortDirection>>;
  /** Orders the list without a choice. */
  defaultSort: NoInfer<Sort>;
  /** Sets of columns between which the user chooses, the usual one first. */
  columns: readonly [Columns, ...Columns[]];
  /** The tabs; anything unknown in an address opens `first`. */
  tabs: { all: Enumeration<NonNullable<Tab>, EnumerationKey>; first: Tab } | null;
}

export interface ShownList<
  Filter extends string = string,
  Sort extends string = string,
  Columns extends string = string,
  Tab extends number | null = number | null,
> extends Given<Filter, Sort, Columns, Tab> {
  filterNames: Filter[];
  sortNames: Sort[];
}

/**
 * What the page of a list knows of it: its links, its filter form, its table. What reads its address (`defineList`) is
 * another file, so that no browser gets a schema for a page that only shows.
 */
export function showList<
  Filter extends string,
  const Sort extends string,
  const Columns extends string,
  Tab extends number | null,
>(given: Given<Filter, Sort, Columns, Tab>): ShownList<Filter, Sort, Columns, Tab> {
  return {
    ...given,
    filterNames: Object.keys(given.filters) as Filter[],
    sortNames: Object.keys(given.sorts) as Sort[],
  };
}
