import { useTranslation } from "react-i18next";
import { contractPaths } from "~/paths/contract-paths.ts";
import { twoLines } from "~/lists/two-lines.tsx";
import { paths } from "~/paths/paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { DataTable, type Column } from "~/ui/data-table.tsx";
import { drawExcerpt } from "~/lists/draw-excerpt.tsx";
import { isNumeric } from "~/lists/list-columns.ts";
import type { SortHeads } from "~/lists/sort-heads.ts";
import { drawCode, useCodeForms, type CodeLook } from "./code/code-cell.tsx";
import type { ShownCode } from "./code/code-form.ts";
import { isMoreColumn, type MainColumnName, type TableColumnName } from "./columns/table-columns.ts";
import { useColumnLabel } from "./columns/use-column-label.ts";
import type { MainRow } from "./list-rows.ts";
import { ROW_COLUMNS, type RowColumnName } from "./row-columns.ts";

type MainTableProps = {
  rows: readonly MainRow[];
  heads: SortHeads;
  /** What is shown, in this order (F-160). */
  columns: readonly TableColumnName[];
  /** The whole width of the window (F-161). */
  isWide?: boolean;
  /** The code that was asked for (F-171). */
  shownCode?: ShownCode | null;
  codeCsrf?: string;
};

/** The columns that a seller works with, and those that were added to them. */
export function MainTable({ rows, heads, columns, isWide = false, shownCode = null, codeCsrf = "" }: MainTableProps) {
  const { t } = useTranslation("applications");
  const label = useColumnLabel();
  const sendCode = useCodeForms();
  const more = columns.filter(isMoreColumn);
  const code: CodeLook = { label: t("showCode"), shown: shownCode, csrf: codeCsrf };
  const looks = mainLooks(t("main.log"), code);
  const drawn = columns.map((name, index): Column<MainRow> => {
    const { sort = name, cell, ...look } = isMoreColumn(name) ? moreLook(name, more.indexOf(name), code) : looks[name];
    // The first column stays in sight where the table scrolls, and names its row.
    const rowHeader = index === 0;
    const numeric = look.numeric === true && !rowHeader;
    return { key: name, label: label(name), sort: heads[sort], rowHeader, numeric, cell };
  });
  const scrolls = isWide || more.length > 0;
  return (
    <DataTable
      caption={t("title")}
      columns={drawn}
      rows={rows}
      rowKey={({ id }) => id}
      dense
      wide={scrolls}
      unbounded={isWide}
      onSubmit={sendCode}
    />
  );
}

interface Look {
  cell: Column<MainRow>["cell"];
  numeric?: boolean;
  /** The order of its head, where it is called differently. */
  sort?: string;
}

const moreLook = (name: RowColumnName, place: number, code: CodeLook): Look => {
  const { kind } = ROW_COLUMNS[name];
  const textOf = ({ more }: MainRow) => more?.[place] ?? null;
  if (name === "personalCode") return { cell: (row) => drawCode({ id: row.id, code: textOf(row) }, code) ?? "–" };
  return {
    numeric: isNumeric(kind),
    cell: kind === "longText" ? (row) => drawExcerpt(textOf(row)) : (row) => textOf(row) ?? "–",
  };
};

/** A plain link: the address only leads on to the right step, and fifty router links would cost more than the rest of the page. */
const toNumberCell = ({ id, contractNumber }: MainRow) => (
  <span>
    <a href={paths.loadApplication(id)}>{id}</a>
    {contractNumber !== null && <small>{contractNumber}</small>}
  </span>
);

const toDayCell = ({ createdOn }: MainRow) => <time>{createdOn}</time>;

const toSumCell = ({ sum }: MainRow) => (sum === null ? "–" : <strong>{sum}</strong>);

/** A badge without a component of its own, for a table has hundreds. Below the status who did what (F-180), a plain link as well: a column of its own would cost the names their line. */
const toStatusCell = ({ id, tone, status }: MainRow, log: string) => (
  <span>
    {Badge({ tone, children: status })}
    <br />
    <a href={contractPaths.log(id)}>
      {log}
      <span className="vh"> {id}</span>
    </a>
  </span>
);

const mainLooks = (log: string, code: CodeLook): Record<MainColumnName, Look> => ({
  number: { cell: toNumberCell },
  createdOn: { cell: toDayCell },
  buyer: {
    sort: "buyerLastName",
    cell: (row) => twoLines(row.buyer, drawCode({ id: row.id, code: row.personalCode }, code)),
  },
  creditSum: { numeric: true, cell: toSumCell },
  durationMonths: { numeric: true, cell: ({ months }) => months ?? "–" },
  products: { cell: ({ products }) => drawExcerpt(products) },
  seller: { cell: (row) => twoLines(row.seller, row.shop) },
  status: { cell: (row) => toStatusCell(row, log) },
  nextStep: { cell: ({ nextStep }) => nextStep ?? "–" },
});
