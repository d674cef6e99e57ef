import { showList } from "~/lists/show-list.ts";
import { accountPaths } from "~/paths/account-paths.ts";

/** Every column orders the list; by shop without a choice (F-395). The last log-in begins with the newest. */
const LIST = {
  filters: { search: { kind: "text" } },
  sorts: {
    firstName: "asc",
    lastName: "asc",
    login: "asc",
    email: "asc",
    phone: "asc",
    role: "asc",
    active: "asc",
    shop: "asc",
    lastLogin: "desc",
    method: "asc",
    block: "desc",
  },
  defaultSort: "shop",
  columns: ["all"],
  tabs: null,
} as const;

/** The accounts of a supervisor's company as their page shows them (F-394). */
export const SHOWN_ACCOUNTS = showList({ ...LIST, path: accountPaths.list, exportPath: accountPaths.export });

/** The users of all partners as a manager sees them (F-405). */
export const SHOWN_USERS = showList({ ...LIST, path: accountPaths.users });
