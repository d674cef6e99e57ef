import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type SortDirection = "ascending" | "descending";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right aligned, with figures of equal width. */
  numeric?: boolean | undefined;
  /** Link that sorts by this column; `direction` when the table is sorted by it now. */
  sort?: { to: string; direction?: SortDirection | undefined } | undefined;
  /** The column head is for screen readers only (row actions). */
  hideLabel?: boolean | undefined;
  /** The cell that names its row. */
  rowHeader?: boolean | undefined;
};

export type DataTableProps<Row> = {
  caption: string;
  /** The caption is read but not seen, because a heading above says the same. */
  hideCaption?: boolean | undefined;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The one row that is chosen. */
  isSelected?: ((row: Row) => boolean) | undefined;
  /** Many columns: scrolls inside its own frame, cells on one line. */
  wide?: boolean | undefined;
  /** Rows of totals; `<tr>` elements. */
  foot?: ReactNode;
};

/** Rows of the same kind. On a phone each row becomes a card with the column's label on the left of each value. */
export function DataTable<Row>({
  caption,
  hideCaption = true,
  wide,
  columns,
  rows,
  rowKey,
  isSelected,
  foot,
}: DataTableProps<Row>) {
  return (
    // A wide frame scrolls, so the keyboard must be able to reach it.
    <div
      className={classNames("frame", wide && "wide")}
      role={wide === true ? "region" : undefined}
      aria-label={wide === true ? caption : undefined}
      tabIndex={wide === true ? 0 : undefined}
    >
      <table>
        <caption className={hideCaption ? "vh" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isSelected?.(row) === true ? "on" : undefined}>
              {columns.map((column) => toCell(column, row))}
            </tr>
          ))}
        </tbody>
        {foot !== undefined && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

function toCell<Row>(column: Column<Row>, row: Row) {
  const attributes = {
    className: column.numeric === true ? "num" : undefined,
    "data-label": column.hideLabel === true ? undefined : column.label,
  };
  return column.rowHeader === true ? (
    <th key={column.key} scope="row" {...attributes}>
      {column.cell(row)}
    </th>
  ) : (
    <td key={column.key} {...attributes}>
      {column.cell(row)}
    </td>
  );
}

function HeaderCell<Row>({ column: { label, numeric, sort, hideLabel } }: { column: Column<Row> }) {
  return (
    <th scope="col" className={classNames(numeric && "num", sort !== undefined && "srt")} aria-sort={sort?.direction}>
      {hideLabel === true && <VisuallyHidden>{label}</VisuallyHidden>}
      {hideLabel !== true && (sort === undefined ? label : <SortLink label={label} {...sort} />)}
    </th>
  );
}

function SortLink({ label, to, direction }: { label: string; to: string; direction?: SortDirection | undefined }) {
  const { t } = useTranslation("ui");
  return (
    <Link to={to} preventScrollReset>
      {label}
      {direction !== undefined && (
        <>
          {" "}
          <Icon name={direction === "ascending" ? "up" : "down"} />
          <VisuallyHidden> ({t(`sort.${direction}`)})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
