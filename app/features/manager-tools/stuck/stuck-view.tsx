import { useTranslation } from "react-i18next";
import { twoLines } from "~/lists/two-lines.tsx";
import { accountPaths } from "~/paths/account-paths.ts";
import { paths } from "~/paths/paths.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import type { Column } from "~/ui/data-table.tsx";
import { Link } from "~/ui/link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { OpenPermitLinks } from "../open-permit-links.tsx";
import type { readExpiringPermits } from "./read-expiring.server.ts";
import { BlockedCard, type BlockedUser } from "./blocked-card.tsx";
import { StuckTable } from "./stuck-table.tsx";
import type { StuckRow, StuckRows } from "./read-stuck.server.ts";

type ExpiringPermits = Awaited<ReturnType<typeof readExpiringPermits>>;
type StuckViewProps = {
  signings: StuckRows;
  contracts: StuckRows;
  applications: StuckRows;
  permits: ExpiringPermits;
  blocked: BlockedUser[];
};

/** What stands still, the most urgent first, each with the way to it. */
export function StuckView({ signings, contracts, applications, permits, blocked }: StuckViewProps) {
  const { t } = useTranslation("manager");
  return (
    <>
      <TitleRow title={t("stuck.title")} />
      <PermitsCard {...permits} />
      <RowsCard title={t("stuck.signings", { days: signings.days })} {...signings} />
      <RowsCard title={t("stuck.contracts", { days: contracts.days })} {...contracts} />
      <RowsCard title={t("stuck.applications", { days: applications.days })} {...applications} />
      <BlockedCard rows={blocked} />
      <Card title={t("queue.title")}>
        <OpenPermitLinks />
      </Card>
      <p>
        <ButtonLink to={accountPaths.unblock()}>{t("stuck.back")}</ButtonLink>
      </p>
    </>
  );
}

function RowsCard({ title, rows, total, list }: StuckRows & { title: string }) {
  const { t } = useTranslation("manager");
  const columns: Column<StuckRow>[] = [
    { key: "number", label: t("stuck.columns.number"), rowHeader: true, cell: ({ id }) => <Open id={id} /> },
    { key: "createdOn", label: t("stuck.columns.createdOn"), cell: ({ createdOn }) => <time>{createdOn}</time> },
    { key: "days", label: t("stuck.columns.days"), numeric: true, cell: ({ days }) => days },
    { key: "buyer", label: t("stuck.columns.buyer"), cell: ({ buyer }) => buyer || "–" },
    { key: "seller", label: t("stuck.columns.seller"), cell: ({ seller, shop }) => twoLines(seller, shop) },
  ];
  return (
    <StuckTable
      title={title}
      columns={columns}
      rows={rows}
      actions={
        rows.length > 0 && (
          <Link to={list.to}>{list.until === null ? t("stuck.whole") : t("stuck.until", { day: list.until })}</Link>
        )
      }
    >
      {rows.length < total && <p className="note">{t("stuck.more", { shown: rows.length, total })}</p>}
    </StuckTable>
  );
}

function PermitsCard({ hours, rows }: ExpiringPermits) {
  const { t } = useTranslation("manager");
  const columns: Column<(typeof rows)[number]>[] = [
    {
      key: "permit",
      label: t("stuck.columns.permit"),
      rowHeader: true,
      cell: ({ id }) => <Link to={permitPaths.permit(id)}>{id}</Link>,
    },
    {
      key: "expires",
      label: t("stuck.columns.expires"),
      cell: ({ expiresAt }) => <time>{expiresAt.replace("T", " ")}</time>,
    },
    { key: "number", label: t("stuck.columns.number"), cell: ({ applicationId }) => <Open id={applicationId} /> },
    { key: "buyer", label: t("stuck.columns.buyer"), cell: ({ buyer }) => buyer || "–" },
    { key: "seller", label: t("stuck.columns.seller"), cell: ({ seller, shop }) => twoLines(seller, shop) },
  ];
  return <StuckTable title={t("stuck.permits", { hours })} columns={columns} rows={rows} />;
}

const Open = ({ id }: { id: number }) => <Link to={paths.loadApplication(id)}>{id}</Link>;
