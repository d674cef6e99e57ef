import { exportAccounts } from "~/features/accounts/export-accounts.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** The company's accounts as an XLSX file: all pages of the filter. */
export const loader = defineFileLoader(
  { may: "account:manage", onRefusal: exportRefused(accountPaths.list) },
  exportAccounts,
);
