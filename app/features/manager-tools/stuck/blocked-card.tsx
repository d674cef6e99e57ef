import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { twoLines } from "~/lists/two-lines.tsx";
import { accountPaths } from "~/paths/account-paths.ts";
import { Card } from "~/ui/card.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import type { readBlockedUsers } from "./read-blocked.server.ts";

export type BlockedUser = Awaited<ReturnType<typeof readBlockedUsers>>[number];

/** Who cannot get in, and the way to let each in again (F-404). */
export function BlockedCard({ rows }: { rows: BlockedUser[] }) {
  const { t } = useTranslation(["manager", "enumerations"]);
  const title = t("stuck.blocked");
  const columns: Column<BlockedUser>[] = [
    { key: "user", label: t("stuck.columns.user"), rowHeader: true, cell: ({ name, login }) => twoLines(name, login) },
    { key: "shop", label: t("stuck.columns.shop"), cell: ({ shop }) => shop },
    {
      key: "state",
      label: t("stuck.columns.status"),
      cell: ({ state }) => (state === null ? "–" : t(`enumerations:${state}`)),
    },
    { key: "act", label: t("users.unblock"), cell: (row) => <Unblock {...row} /> },
  ];
  return (
    <Card title={title}>
      {rows.length === 0 ? (
        <p>{t("stuck.noneBlocked")}</p>
      ) : (
        <DataTable caption={title} columns={columns} rows={rows} rowKey={({ id }) => id} dense />
      )}
    </Card>
  );
}

function Unblock({ login, name }: BlockedUser) {
  const { t } = useTranslation("manager");
  return (
    <Link to={accountPaths.unblock(login)} aria-label={t("users.of", { act: t("users.unblock"), name })}>
      {t("users.unblock")}
    </Link>
  );
}
