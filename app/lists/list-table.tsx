import type { ReactNode } from "react";
import { DataTable, type Column, type DataTableProps } from "~/ui/data-table.tsx";
import { drawExcerpt } from "./draw-excerpt.tsx";
import { isNumeric, type ColumnKind } from "./list-columns.ts";
import type { SortHeads } from "./sort-heads.ts";

/** A row of which every column is a text, written on the server. */
export type TextRow = { id: string | number; cells: readonly (string | null)[] };

type ListTableProps<Row extends TextRow, Name extends string> = {
  caption: string;
  /** In the order of the cells. */
  columns: Readonly<Record<Name, { kind: ColumnKind }>>;
  rows: readonly Row[];
  heads: SortHeads;
  label: (name: NoInfer<Name>) => string;
  /** The column that names its row. */
  rowHeader: NoInfer<Name>;
  /** Columns that are drawn in a way of their own. */
  cells?: Partial<Record<NoInfer<Name>, (row: Row) => ReactNode>>;
  /** Columns after the last one. */
  more?: readonly Column<Row>[];
  /** Many columns: scrolls inside its own frame. */
  wide?: boolean;
  /** Takes the whole width of the window. */
  unbounded?: boolean;
  /** Forms of its cells. */
  onSubmit?: DataTableProps<Row>["onSubmit"];
};

/** Every column of a list (F-161), each drawn by its kind. */
export function ListTable<Row extends TextRow, Name extends string>({
  columns,
  heads,
  label,
  rowHeader,
  cells = {},
  more = [],
  ...table
}: ListTableProps<Row, Name>) {
  const names = Object.keys(columns) as Name[];
  const drawn = names.map((name, index): Column<Row> => {
    const { kind } = columns[name];
    const isHeader = name === rowHeader;
    const cell = (cells as Partial<Record<Name, (row: Row) => ReactNode>>)[name] ?? cellOf(kind, index);
    const numeric = isNumeric(kind) && !isHeader;
    return { key: name, label: label(name), numeric, rowHeader: isHeader, sort: heads[name], cell };
  });
  return <DataTable {...table} columns={[...drawn, ...more]} rowKey={({ id }) => id} />;
}

const cellOf = (kind: ColumnKind, index: number): Column<TextRow>["cell"] =>
  kind === "longText" ? ({ cells }) => drawExcerpt(cells[index] ?? null) : ({ cells }) => cells[index] ?? "–";
