import { getFixedT } from "~/i18n/i18n.server.ts";
import { exportList } from "~/lists/export-list.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listAccounts } from "~/services/accounts.server.ts";
import { ACCOUNT_COLUMN_NAMES, ACCOUNT_COLUMNS } from "./account-columns.ts";
import { accountWords } from "./account-words.server.ts";
import { ACCOUNTS_LIST } from "./accounts-list.ts";

/** The company's accounts as a file: all pages of the filter, every column in the order of the screen. */
export function exportAccounts(portal: Portal): Promise<Response> {
  const t = getFixedT(portal.locale, "accounts");
  const words = accountWords(portal.locale);
  return exportList(portal, ACCOUNTS_LIST, {
    read: listAccounts,
    columns: () =>
      ACCOUNT_COLUMN_NAMES.map((name) => toSheetColumn(t(`columns.${name}`), ACCOUNT_COLUMNS[name], words)),
    names: () => ({ sheet: t("title"), file: t("file") }),
    subject: "accounts",
  });
}
