import type { TableBlock } from "./blocks.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_HEIGHT, CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import { INK, RULE, SHADE } from "./palette.ts";
import { breakRow, drawRow, heightOf, placeColumns, splitRow } from "./table-row.ts";
import type { PlacedColumn, RowKind, TableRow } from "./table-row.ts";
import { CELL, CELL_HEADER, CELL_STRONG } from "./text-styles.ts";

/** As many rows stay with what follows the table. */
const COMPANY_ROWS = 4;

interface Table {
  readonly columns: readonly PlacedColumn[];
  readonly header: TableRow | null;
  /** The header of the pages that follow: it is painted again, and not read again. */
  readonly repeated: TableRow | null;
}

function shade(flow: Flow, height: number): void {
  flow.canvas.fill({ x: CONTENT_LEFT, y: flow.y - height, width: CONTENT_WIDTH, height }, SHADE);
}

function drawHeader(flow: Flow, { columns }: Table, header: TableRow | null): void {
  if (header === null) {
    flow.canvas.rule(CONTENT_LEFT, flow.y, CONTENT_WIDTH, RULE);
    return;
  }
  shade(flow, heightOf(header));
  drawRow(flow, columns, header);
  flow.canvas.rule(CONTENT_LEFT, flow.y, CONTENT_WIDTH, INK, 0.8);
}

function continueOnNextPage(flow: Flow, table: Table): void {
  flow.nextPage();
  drawHeader(flow, table, table.repeated);
}

/** A row keeps together unless it is taller than a page: then it is split by lines over as many pages as it needs. */
function drawTableRow(flow: Flow, table: Table, row: TableRow): void {
  const headerHeight = table.header === null ? 0 : heightOf(table.header);
  const fitsOnPage = heightOf(row) <= CONTENT_HEIGHT - headerHeight;
  if (heightOf(row) > flow.room && fitsOnPage) continueOnNextPage(flow, table);

  let rest = row;
  for (let parts = splitRow(rest, flow.room); parts !== null; parts = splitRow(rest, flow.room)) {
    drawRow(flow, table.columns, parts[0]);
    continueOnNextPage(flow, table);
    rest = parts[1];
  }
  drawRow(flow, table.columns, rest);
  flow.canvas.rule(CONTENT_LEFT, flow.y, CONTENT_WIDTH, RULE);
}

/** A table; the first cell of a row of facts is its name, the cells of a header are those of the columns. */
export function drawTable(flow: Flow, block: TableBlock): void {
  flow.tag("Table", () => drawRows(flow, block));
}

function drawRows(flow: Flow, block: TableBlock): void {
  const columns = placeColumns(block.columns);
  const titles = block.columns.map((column) => column.title);
  const toHeader = (kind: RowKind) =>
    block.hasHeader ? breakRow(flow, columns, titles, () => CELL_HEADER, { kind }) : null;
  const table: Table = { columns, header: toHeader("header"), repeated: toHeader("repeated") };
  const toStyle = (column: PlacedColumn) => (column.strong ? CELL_STRONG : CELL);
  const kind = block.hasHeader ? "data" : "facts";
  const rows = block.rows.map((texts) => breakRow(flow, columns, texts, toStyle, { isDense: block.isDense, kind }));

  const firstRow = rows[0];
  const firstHeight = (table.header === null ? 0 : heightOf(table.header)) + (firstRow ? heightOf(firstRow) : 0);
  if (firstHeight <= CONTENT_HEIGHT) flow.reserve(firstHeight);
  drawHeader(flow, table, table.header);
  const total =
    block.total === null ? [] : [breakRow(flow, columns, block.total, () => CELL_STRONG, { kind: "facts" })];
  const all = [...rows, ...total];
  all.forEach((row, index) => {
    if (index === all.length - COMPANY_ROWS && block.tail !== undefined) {
      const height = all.slice(index).reduce((sum, each) => sum + heightOf(each), block.tail);
      if (height > flow.room && height <= CONTENT_HEIGHT) continueOnNextPage(flow, table);
    }
    drawTableRow(flow, table, row);
  });
  flow.y -= 5;
}
