import { measureText } from "../typeface/typeface.ts";
import type { TableColumn } from "./blocks.ts";
import { baseline } from "./flow.ts";
import type { Flow } from "./flow.ts";
import { CONTENT_LEFT, CONTENT_WIDTH } from "./page-geometry.ts";
import type { Artifact } from "./page-canvas.ts";
import type { StructureElement } from "./structure.ts";
import type { LineStyle } from "./text-styles.ts";

const CELL_PADDING_X = 4;
const CELL_PADDING_Y = 2;
const DENSE_PADDING_Y = 1.2;

/** Where a column stands, in points. */
export interface PlacedColumn extends TableColumn {
  readonly x: number;
  readonly width: number;
}

/** A row broken into lines, cell by cell. */
export interface TableRow {
  readonly cells: readonly (readonly string[])[];
  readonly styles: readonly LineStyle[];
  /** Free space above and below the text. */
  readonly padding: number;
  /** The cells in the document's structure; a row that goes on over a page fills the same ones. */
  readonly elements: readonly (StructureElement | Artifact)[];
}

/** What the cells of a row are to a reader; `repeated` is a header that was read before. */
export type RowKind = "header" | "facts" | "data" | "repeated";

function beginCells(flow: Flow, kind: RowKind, count: number): (StructureElement | Artifact)[] {
  if (kind === "repeated") return Array<Artifact>(count).fill("Layout");
  const cells: StructureElement[] = [];
  flow.tag("TR", () => {
    for (let index = 0; index < count; index += 1) {
      const isRowHeader = kind === "facts" && index === 0;
      const scope = kind === "header" ? "Column" : "Row";
      cells.push(kind === "header" || isRowHeader ? flow.begin("TH", { scope }) : flow.begin("TD"));
    }
  });
  return cells;
}

/** Spreads columns over the width of the page in proportion to their shares. */
export function placeColumns(columns: readonly TableColumn[]): PlacedColumn[] {
  const shares = columns.reduce((sum, column) => sum + column.share, 0);
  let x = CONTENT_LEFT;
  return columns.map((column) => {
    const placed = { ...column, x, width: (CONTENT_WIDTH * column.share) / shares };
    x += placed.width;
    return placed;
  });
}

export function breakRow(
  flow: Flow,
  columns: readonly PlacedColumn[],
  texts: readonly string[],
  toStyle: (column: PlacedColumn) => LineStyle,
  { isDense = false, kind }: { isDense?: boolean; kind: RowKind },
): TableRow {
  const styles = columns.map(toStyle);
  const cells = columns.map((column, index) => {
    const style = styles[index] ?? toStyle(column);
    return flow.wrap(texts[index] ?? "", style, column.width - 2 * CELL_PADDING_X);
  });
  const padding = isDense ? DENSE_PADDING_Y : CELL_PADDING_Y;
  return { cells, styles, padding, elements: beginCells(flow, kind, columns.length) };
}

const leadingOf = (row: TableRow) => Math.max(...row.styles.map((style) => style.leading));

export function heightOf(row: TableRow): number {
  const lineCount = Math.max(...row.cells.map((cell) => cell.length));
  return lineCount * leadingOf(row) + 2 * row.padding;
}

/** Splits a row that is taller than `height` into a part that fits and the rest; null when it fits whole. */
export function splitRow(row: TableRow, height: number): [TableRow, TableRow] | null {
  if (heightOf(row) <= height) return null;
  const lineCount = Math.max(1, Math.floor((height - 2 * row.padding) / leadingOf(row)));
  const part = (start: number, end?: number): TableRow => ({
    ...row,
    cells: row.cells.map((cell) => cell.slice(start, end)),
  });
  return [part(0, lineCount), part(lineCount)];
}

/** Draws a row's text with its top edge at the flow's place, and moves below it. */
export function drawRow(flow: Flow, columns: readonly PlacedColumn[], row: TableRow): void {
  const leading = leadingOf(row);
  columns.forEach((column, index) => {
    const [style, element] = [row.styles[index], row.elements[index]];
    if (style === undefined || element === undefined) return;
    flow.within(element, () => {
      row.cells[index]?.forEach((line, lineIndex) => {
        const top = flow.y - row.padding - lineIndex * leading;
        flow.canvas.text(line, lineStart(flow, column, line, style), baseline(top, style), style);
      });
    });
  });
  flow.y -= heightOf(row);
}

function lineStart(flow: Flow, column: PlacedColumn, line: string, style: LineStyle): number {
  if (column.align === "left") return column.x + CELL_PADDING_X;
  const width = measureText(flow.typefaces[style.weight], line, style.size);
  if (column.align === "right") return column.x + column.width - CELL_PADDING_X - width;
  return column.x + (column.width - width) / 2;
}
