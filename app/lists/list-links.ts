import { toViewParams, type ListView, type Params, type ViewChoices } from "./list-view.ts";

type Texts = Partial<Record<string, string>>;

/** What of a query its links need. */
export interface LinkedQuery<Sort extends string, Columns extends string, Tab> {
  view: ListView<Sort, Columns, Tab>;
  given: Texts;
  typed: Texts;
  filled: Texts;
}

interface Addresses {
  path: (query?: string) => string;
  exportPath?: (query?: string) => string;
}

/** Every address that leads on from a list: all keep the filter, none keeps what was refused. */
export function listLinks<Sort extends string, Columns extends string, Tab>(
  list: Addresses & ViewChoices<Sort, Columns, Tab>,
  { view, given, typed, filled }: LinkedQuery<NoInfer<Sort>, NoInfer<Columns>, NoInfer<Tab>>,
): ListLinks<Sort, Columns, Tab> {
  const kept: Params = { ...toViewParams(list, view), ...given };
  const to = (changes: Params) => list.path(toSearch({ ...kept, ...changes }));
  const changeView = (change: Partial<ListView<Sort, Columns, Tab>>) => to(toViewParams(list, { ...view, ...change }));
  return {
    tab: (tab) => changeView({ tab }),
    sort: (sort) => changeView({ sort, direction: nextDirection(list, sort, view) }),
    size: (size) => changeView({ size }),
    columns: (columns) => changeView({ columns }),
    page: (key) => to({ key }),
    filter: (texts) => to(texts),
    clear: () => list.path(toSearch(toViewParams(list, view))),
    export: () => {
      const named = Object.keys(filled).map((name) => [name, typed[name]]);
      return list.exportPath?.(toSearch({ ...kept, ...Object.fromEntries(named), size: null })) ?? "";
    },
  };
}

export interface ListLinks<Sort extends string = string, Columns extends string = string, Tab = number | null> {
  tab(tab: Tab): string;
  /** A first click orders by the column, a second one turns it round (F-181). */
  sort(sort: Sort): string;
  size(size: number): string;
  columns(columns: Columns): string;
  page(key: string): string;
  /** The same list with other values in its filter. */
  filter(texts: Texts): string;
  clear(): string;
  /**
   * What was filled in goes by name, and the table by its columns, so that the file holds what the screen shows also after midnight (F-162); a value too
   * large for the screen is kept. Empty for a list without a file.
   */
  export(): string;
}

/** The direction of a click on a column's head, given how the list is ordered now. */
function nextDirection<Sort extends string>(
  { sorts }: Pick<ViewChoices<Sort>, "sorts">,
  clicked: Sort,
  now: Pick<ListView<Sort>, "sort" | "direction">,
) {
  if (clicked !== now.sort) return sorts[clicked];
  return now.direction === "asc" ? "desc" : "asc";
}

function toSearch(params: Params): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (value !== null && value !== undefined) search.set(name, value);
  return search.toString();
}
