import { getFixedT } from "~/i18n/i18n.server.ts";
import { exportList } from "~/lists/export-list.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import type { Portal } from "~/request/portal.server.ts";
import { listPermits } from "~/services/permits.server.ts";
import { PERMIT_COLUMNS } from "./permit-columns.ts";
import { permitWords } from "./permit-words.server.ts";
import { PERMITS_LIST } from "./permits-list.ts";

type ColumnName = keyof typeof PERMIT_COLUMNS;

/** The queue of the screen as a file: all pages of its filter (F-380). */
export function exportPermits(portal: Portal): Promise<Response> {
  const t = getFixedT(portal.locale, "permits");
  const words = permitWords(portal.locale);
  return exportList(portal, PERMITS_LIST, {
    read: listPermits,
    columns: () =>
      (Object.keys(PERMIT_COLUMNS) as ColumnName[]).map((name) =>
        toSheetColumn(t(`columns.${name}`), PERMIT_COLUMNS[name], words),
      ),
    names: () => ({ sheet: t("title"), file: t("file") }),
    subject: "permits",
  });
}
