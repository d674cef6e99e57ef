import { useTranslation } from "react-i18next";
import { contractPaths } from "~/paths/contract-paths.ts";
import { twoLines } from "~/lists/two-lines.tsx";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { drawExcerpt } from "~/lists/draw-excerpt.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { MainRow } from "./list-rows.ts";
import type { SortHeads } from "~/lists/sort-heads.ts";

type MainTableProps = { rows: readonly MainRow[]; heads: SortHeads; showsSellers: boolean };

/** The columns that a seller works with. */
export function MainTable({ rows, heads, showsSellers }: MainTableProps) {
  const { t } = useTranslation("applications");
  const columns: Column<MainRow>[] = [
    { key: "number", label: t("columns.number"), sort: heads.number, rowHeader: true, cell: toNumberCell },
    { key: "createdOn", label: t("columns.createdOn"), sort: heads.createdOn, cell: toDayCell },
    {
      key: "buyer",
      label: t("main.buyer"),
      sort: heads.buyerLastName,
      cell: (row) => twoLines(row.buyer, row.personalCode),
    },
    { key: "creditSum", label: t("columns.creditSum"), sort: heads.creditSum, numeric: true, cell: toSumCell },
    {
      key: "durationMonths",
      label: t("columns.durationMonths"),
      sort: heads.durationMonths,
      numeric: true,
      cell: ({ months }) => months ?? "–",
    },
    { key: "products", label: t("columns.products"), cell: ({ products }) => drawExcerpt(products) },
    { key: "status", label: t("columns.status"), sort: heads.status, cell: (row) => toStatusCell(row, t("main.log")) },
    { key: "nextStep", label: t("main.nextStep"), cell: ({ nextStep }) => nextStep ?? "–" },
  ];
  const seller: Column<MainRow> = {
    key: "seller",
    label: t("columns.sellerFullName"),
    cell: (row) => twoLines(row.seller, row.shop),
  };
  const shown = showsSellers ? [...columns.slice(0, 6), seller, ...columns.slice(6)] : columns;
  return <DataTable caption={t("title")} columns={shown} rows={rows} rowKey={({ id }) => id} dense />;
}

/** A plain link: the address only leads on to the right step, and fifty router links would cost more than the rest of the page. */
const toNumberCell = ({ id, contractNumber }: MainRow) => (
  <span>
    <a href={paths.loadApplication(id)}>{id}</a>
    {contractNumber !== null && <small>{contractNumber}</small>}
  </span>
);

const toDayCell = ({ createdOn }: MainRow) => <time>{createdOn}</time>;

const toSumCell = ({ sum }: MainRow) => (sum === null ? "–" : <strong>{sum}</strong>);

/** Below the status who did what (F-180), a plain link as well: a column of its own would cost the names their line. */
const toStatusCell = ({ id, tone, status }: MainRow, log: string) => (
  <span>
    <Badge tone={tone}>{status}</Badge>
    <br />
    <a href={contractPaths.log(id)}>
      {log}
      <VisuallyHidden> {id}</VisuallyHidden>
    </a>
  </span>
);
