import { useTranslation } from "react-i18next";
import type { ActionLogEntry } from "~/services/action-log-types.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { findLoggedAction } from "./logged-actions.ts";

type NumberedEntry = ActionLogEntry & { number: number };

/** Who did what when, the newest first (F-180); prints clean. */
export function ActionLogTable({ entries }: { entries: readonly ActionLogEntry[] }) {
  const { t } = useTranslation("action-log");
  const actionOf = ({ action }: ActionLogEntry) => {
    const key = findLoggedAction(action);
    return key === null ? <span lang="lt">{action}</span> : t(`actions.${key}`);
  };
  const columns: Column<NumberedEntry>[] = [
    { key: "at", label: t("columns.at"), rowHeader: true, cell: ({ at }) => <time>{at.replace("T", " ")}</time> },
    { key: "action", label: t("columns.action"), cell: actionOf },
    {
      key: "note",
      label: t("columns.note"),
      cell: ({ note }) => (note === null ? "–" : <span lang="lt">{note}</span>),
    },
    { key: "user", label: t("columns.user"), cell: ({ user }) => user },
  ];
  const rows = entries.map((entry, index) => ({ ...entry, number: index + 1 })).reverse();
  return <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ number }) => number} dense />;
}
