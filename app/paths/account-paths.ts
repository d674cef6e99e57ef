import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

const withQuery = (address: string, query: string) => (query === "" ? address : `${address}?${query}`);

/** What is done with an account on a page that asks first. */
export type AccountAct = "deactivate" | "activate" | "unblock";

/** Accounts of a company and a manager's tools, apart from the table of paths for the reason of `ownershipPaths`. */
export const accountPaths = {
  list: (query = "") => withQuery(SCREENS.accounts, query),
  export: (query = "") => withQuery(SCREENS["accounts-export"], query),
  create: () => SCREENS["account-create"],
  edit: (accountId: number) => fillPattern(SCREENS["account-edit"], { accountId }),
  act: (act: AccountAct, accountId: number) => fillPattern(SCREENS["account-act"], { act, accountId }),
  /** Those whose warrant waits to be confirmed (F-400). */
  warrants: () => SCREENS["account-warrants"],
  /** Unblocks a user by log-in; of a list, the one of its row. */
  unblock: (login = "") => withQuery(SCREENS.manager, login === "" ? "" : `login=${encodeURIComponent(login)}`),
  /** What stands still. */
  stuck: () => SCREENS["manager-stuck"],
  users: (query = "") => withQuery(SCREENS["manager-users"], query),
  /** The sales conditions of one seller. */
  conditions: (accountId: number) => fillPattern(SCREENS["manager-conditions"], { accountId }),
};
