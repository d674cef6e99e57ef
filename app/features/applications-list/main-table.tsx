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
    { key: "status", label: t("columns.status"), sort: heads.status, cell: toStatusCell },
    { key: "nextStep", label: t("main.nextStep"), cell: ({ nextStep }) => nextStep ?? "–" },
    { key: "log", label: t("main.log"), hideLabel: true, cell: ({ id }) => toLogCell(id, t("main.log")) },
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

/** A plain link as well, to who did what (F-180). */
const toLogCell = (id: number, words: string) => (
  <a href={contractPaths.log(id)}>
    {words}
    <VisuallyHidden> {id}</VisuallyHidden>
  </a>
);

const toDayCell = ({ createdOn }: MainRow) => <time>{createdOn}</time>;

const toSumCell = ({ sum }: MainRow) => (sum === null ? "–" : <strong>{sum}</strong>);

const toStatusCell = ({ tone, status }: MainRow) => <Badge tone={tone}>{status}</Badge>;
