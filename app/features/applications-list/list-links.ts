import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import { addDays } from "~/domain/iso-day.ts";
import { paths } from "~/paths.ts";
import { SCREEN_PERIOD_DAYS } from "./list-period.ts";
import type { ListQuery } from "./list-query.ts";
import { nextDirection, type ListSort } from "./list-sort.ts";
import { toViewParams, type Params } from "./list-view.ts";

/** Every address that leads on from a list: all keep the filter, none keeps what was refused. */
export function listLinks({ view, given, period, typed }: ListQuery) {
  const kept: Params = { ...toViewParams(view), ...given };
  const to = (changes: Params) => paths.applications(toSearch({ ...kept, ...changes }));
  const changeView = (change: Partial<typeof view>) => to(toViewParams({ ...view, ...change }));
  return {
    tab: (tab: ListTab) => changeView({ tab }),
    sort: (sort: ListSort) => changeView({ sort, direction: nextDirection(sort, view) }),
    size: (size: number) => changeView({ size }),
    columns: (columns: "main" | "all") => changeView({ columns }),
    page: (key: string) => to({ key }),
    longestPeriod: () => to({ from: addDays(period.to, -SCREEN_PERIOD_DAYS), to: period.to }),
    clear: () => paths.applications(toSearch(toViewParams(view))),
    /** Days by name, and the table by its columns, so that the file holds what the screen shows also after midnight (F-162); a period too long for the screen is kept. */
    export: () => {
      const days = { from: typed.from ?? period.from, to: typed.to ?? period.to };
      return paths.applicationsExport(toSearch({ ...kept, ...days, size: null }));
    },
  };
}

function toSearch(params: Params): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) if (value !== null) search.set(name, value);
  return search.toString();
}
