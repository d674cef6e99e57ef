import type { FormEventHandler, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
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
  /** Takes the whole width of the window, beyond the page's own (F-161). */
  unbounded?: boolean | undefined;
  /** Lines close together: a long list. */
  dense?: boolean | undefined;
  /** Where its cells hold forms: one handler for all of them. */
  onSubmit?: FormEventHandler<HTMLElement> | undefined;
  /** Rows of totals; `<tr>` elements. */
  foot?: ReactNode;
};

/** Rows of the same kind; the heads alone where there are none. On a phone each row becomes a card with the column's label on the left of each value. */
export function DataTable<Row>({
  caption,
  hideCaption = true,
  wide,
  unbounded,
  dense,
  columns,
  rows,
  rowKey,
  isSelected,
  onSubmit,
  foot,
}: DataTableProps<Row>) {
  const { t } = useTranslation("ui");
  const sorted = { ascending: t("sort.ascending"), descending: t("sort.descending") };
  const cells = columns.map(cellOf);
  return (
    // A wide frame scrolls, so the keyboard must be able to reach it.
    <div
      className={classNames("frame", wide && "wide", unbounded && "unbound", dense && "rows")}
      role={wide === true ? "region" : undefined}
      aria-label={wide === true ? caption : undefined}
      tabIndex={wide === true ? 0 : undefined}
      onSubmit={onSubmit}
    >
      <table>
        <caption className={hideCaption ? "vh" : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} sorted={sorted} />
            ))}
          </tr>
        </thead>
        {rows.length > 0 && (
          <tbody>
            {rows.map((row) => (
              <tr key={rowKey(row)} className={isSelected?.(row) === true ? "on" : undefined}>
                {cells.map((toCell) => toCell(row))}
              </tr>
            ))}
          </tbody>
        )}
        {foot !== undefined && <tfoot>{foot}</tfoot>}
      </table>
    </div>
  );
}

/** Draws one column's cell of a row; what is the same in every row is made once. */
function cellOf<Row>({ key, label, cell, numeric, hideLabel, rowHeader }: Column<Row>): (row: Row) => ReactNode {
  const className = numeric === true ? "num" : undefined;
  const dataLabel = hideLabel === true ? undefined : label;
  return rowHeader === true
    ? (row) => (
        <th key={key} scope="row" className={className} data-label={dataLabel}>
          {cell(row)}
        </th>
      )
    : (row) => (
        <td key={key} className={className} data-label={dataLabel}>
          {cell(row)}
        </td>
      );
}

/** How an order is called, looked up once for all heads. */
type SortedTexts = Record<SortDirection, string>;

type HeaderCellProps<Row> = { column: Column<Row>; sorted: SortedTexts };

function HeaderCell<Row>({ column: { label, numeric, sort, hideLabel }, sorted }: HeaderCellProps<Row>) {
  return (
    <th scope="col" className={classNames(numeric && "num", sort !== undefined && "srt")} aria-sort={sort?.direction}>
      {hideLabel === true && <VisuallyHidden>{label}</VisuallyHidden>}
      {hideLabel !== true && (sort === undefined ? label : <SortLink label={label} sorted={sorted} {...sort} />)}
    </th>
  );
}

type SortLinkProps = { label: string; sorted: SortedTexts; to: string; direction?: SortDirection | undefined };

function SortLink({ label, sorted, to, direction }: SortLinkProps) {
  return (
    <Link to={to} preventScrollReset>
      {label}
      {direction !== undefined && (
        <>
          {" "}
          <Icon name={direction === "ascending" ? "up" : "down"} />
          <VisuallyHidden> ({sorted[direction]})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
