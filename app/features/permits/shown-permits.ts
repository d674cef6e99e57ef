import { permitSequences } from "~/domain/enumerations/permit-sequence.ts";
import { permitStatuses } from "~/domain/enumerations/permit-status.ts";
import { showList } from "~/lists/show-list.ts";
import { permitPaths } from "~/paths/permit-paths.ts";

/** The list of contract requests as its page shows it: the queue of all, or those of one application (F-380). */
export const SHOWN_PERMITS = showList({
  path: permitPaths.list,
  exportPath: permitPaths.file,
  filters: {
    application: { kind: "code" },
    status: { kind: "choice", choices: permitStatuses },
    sequence: { kind: "choice", choices: permitSequences },
  },
  sorts: { askedAt: "desc" },
  // Newest first.
  defaultSort: "askedAt",
  columns: ["all"],
  tabs: null,
});
