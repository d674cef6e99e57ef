import { useTranslation } from "react-i18next";
import { accountPaths } from "~/paths/account-paths.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Link } from "~/ui/link.tsx";
import { actWords } from "./act-words.ts";
import type { warrantsPage } from "./warrants.server.ts";

type Row = Awaited<ReturnType<typeof warrantsPage>>["rows"][number];

/** Whose warrant waits; who has left is deactivated from here (F-401). */
export function WarrantsTable({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation("accounts");
  const columns: Column<Row>[] = [
    { key: "login", label: t("columns.login"), rowHeader: true, cell: ({ login }) => login },
    { key: "name", label: t("columns.name"), cell: ({ name }) => name },
    { key: "shop", label: t("columns.shop"), cell: ({ shopName }) => shopName },
    { key: "due", label: t("columns.due"), cell: ({ warrantDue }) => warrantDue },
    {
      key: "active",
      label: t("columns.active"),
      cell: ({ active }) => t(active ? "activity.active" : "activity.warrant"),
    },
    {
      key: "acts",
      label: t("columns.acts"),
      cell: ({ id, name, ...row }) => {
        const act = t(`act.${actWords("deactivate", { ...row, hasLeft: false })}`);
        return (
          <Link to={accountPaths.act("deactivate", id)} aria-label={t("act.of", { act, name })}>
            {act}
          </Link>
        );
      },
    },
  ];
  return <DataTable caption={t("warrants.card")} columns={columns} rows={rows} rowKey={({ id }) => id} />;
}
