import { useTranslation } from "react-i18next";
import { twoLines } from "~/lists/two-lines.tsx";
import { accountPaths } from "~/paths/account-paths.ts";
import type { Column } from "~/ui/data-table.tsx";
import { Link } from "~/ui/link.tsx";
import type { readBlockedUsers } from "./read-blocked.server.ts";
import { StuckTable } from "./stuck-table.tsx";

export type BlockedUser = Awaited<ReturnType<typeof readBlockedUsers>>[number];

/** Who cannot get in, and the way to let each in again (F-404). */
export function BlockedCard({ rows }: { rows: BlockedUser[] }) {
  const { t } = useTranslation(["manager", "enumerations"]);
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
  return <StuckTable title={t("stuck.blocked")} columns={columns} rows={rows} none={t("stuck.noneBlocked")} />;
}

function Unblock({ login, name }: BlockedUser) {
  const { t } = useTranslation("manager");
  return (
    <Link to={accountPaths.unblock(login)} aria-label={t("users.of", { act: t("users.unblock"), name })}>
      {t("users.unblock")}
    </Link>
  );
}
