import { useTranslation } from "react-i18next";
import { ListTable } from "~/lists/list-table.tsx";
import { twoLines } from "~/lists/two-lines.tsx";
import { paths } from "~/paths/paths.ts";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { Link } from "~/ui/link.tsx";
import { OutcomeBadge } from "./outcome-badge.tsx";
import { RATING_COLUMNS } from "./rating-columns.ts";
import type { MainRating, WideRating } from "./read-ratings.server.ts";

type RatingsTableProps = {
  main: readonly MainRating[] | null;
  all: readonly WideRating[] | null;
  showsSellers: boolean;
};

/** The ratings with the columns that decide, or with every column (F-381, F-382). */
export function RatingsTable({ main, all, showsSellers }: RatingsTableProps) {
  return main === null ? <WideRatings rows={all ?? []} /> : <MainRatings rows={main} showsSellers={showsSellers} />;
}

function MainRatings({ rows, showsSellers }: { rows: readonly MainRating[]; showsSellers: boolean }) {
  const { t } = useTranslation("ratings");
  const seller: Column<MainRating> = {
    key: "seller",
    label: t("columns.seller"),
    cell: ({ seller: name, shop }) => twoLines(name, shop),
  };
  const columns: Column<MainRating>[] = [
    { key: "time", label: t("columns.time"), rowHeader: true, cell: toTimeCell },
    { key: "application", label: t("columns.application"), numeric: true, cell: toApplicationCell },
    { key: "buyer", label: t("columns.buyer"), cell: ({ buyer, personalCode }) => twoLines(buyer, personalCode) },
    {
      key: "amount",
      label: t("columns.amount"),
      numeric: true,
      cell: ({ amount }) => <strong>{amount ?? "–"}</strong>,
    },
    { key: "duration", label: t("columns.duration"), numeric: true, cell: ({ months }) => months ?? "–" },
    { key: "maxRating", label: t("columns.maxRating"), numeric: true, cell: ({ maxRating }) => maxRating ?? "–" },
    { key: "dsti", label: t("columns.dsti"), numeric: true, cell: ({ dsti }) => dsti ?? "–" },
    ...(showsSellers ? [seller] : []),
    { key: "possible", label: t("columns.possible"), cell: toOutcomeCell },
  ];
  return <DataTable caption={t("title")} columns={columns} rows={rows} rowKey={({ id }) => id} dense />;
}

function WideRatings({ rows }: { rows: readonly WideRating[] }) {
  const { t } = useTranslation("ratings");
  return (
    <ListTable
      caption={t("title")}
      columns={RATING_COLUMNS}
      rows={rows}
      heads={{}}
      label={(name) => t(`columns.${name}`)}
      rowHeader="number"
      cells={{ number: toNumberCell, application: toApplicationCell, possible: toOutcomeCell }}
      wide
    />
  );
}

type Row = Pick<MainRating, "id" | "applicationId" | "outcome">;

const toNumberCell = ({ id }: Row) => <Link to={paths.rating(id)}>{id}</Link>;

const toTimeCell = ({ id, time }: MainRating) => <Link to={paths.rating(id)}>{time ?? id}</Link>;

const toApplicationCell = ({ applicationId }: Row) => (
  <a href={paths.loadApplication(applicationId)}>{applicationId}</a>
);

const toOutcomeCell = ({ outcome }: Row) => <OutcomeBadge outcome={outcome} />;
