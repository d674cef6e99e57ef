import { showList } from "~/lists/show-list.ts";
import { paths } from "~/paths/paths.ts";

/** The list of ratings as its page shows it (F-384): newest first is its one order (decision under G26). */
export const SHOWN_RATINGS = showList({
  path: paths.ratings,
  exportPath: paths.ratingsExport,
  filters: {
    application: { kind: "reference" },
    personalCode: { kind: "code" },
    from: { kind: "day" },
    to: { kind: "day" },
  },
  sorts: { time: "desc" },
  defaultSort: "time",
  columns: ["main", "all"],
  tabs: null,
});
