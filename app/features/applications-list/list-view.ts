import * as z from "zod";
import { ListTab, toListTab } from "~/domain/enumerations/list-tab.ts";
import { DEFAULT_SORT, LIST_SORTS, SORT_NAMES, type ListSort, type SortDirection } from "./list-sort.ts";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
const DEFAULT_PAGE_SIZE = 25;
const SIZE_TEXTS = PAGE_SIZES.map(String);
const KEY_MAX_LENGTH = 500;

/** How the list is shown. None of it is typed, so an unknown value silently means the default (F-164: `tab=9` is 3). */
export const viewFields = {
  tab: z.string().optional().transform(toListTab),
  sort: z.enum(SORT_NAMES).catch(DEFAULT_SORT),
  dir: z.enum(["asc", "desc"]).nullable().catch(null),
  size: z.enum(SIZE_TEXTS).catch(String(DEFAULT_PAGE_SIZE)).transform(Number),
  columns: z.enum(["main", "all"]).catch("main"),
  key: z.string().min(1).max(KEY_MAX_LENGTH).nullable().catch(null),
};

export type ListView = {
  tab: ListTab;
  sort: ListSort;
  direction: SortDirection;
  /** Rows a page. */
  size: number;
  columns: "main" | "all";
  /** Where the page begins, as the back end named it; null for the first one. */
  key: string | null;
};

/** Parameters of an address; null leaves one out. */
export type Params = Record<string, string | null>;

/** The parameters of a view; what is the default stays out of the address. The key is not among them: it belongs to one filter only. */
export function toViewParams({ tab, sort, direction, size, columns }: ListView): Params {
  return {
    tab: tab === ListTab.applications ? null : String(tab),
    sort: sort === DEFAULT_SORT ? null : sort,
    dir: direction === LIST_SORTS[sort].first ? null : direction,
    size: size === DEFAULT_PAGE_SIZE ? null : String(size),
    columns: columns === "main" ? null : columns,
  };
}
