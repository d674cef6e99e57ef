import { toCellText } from "./cell-text.ts";
import { fromSerialDay } from "./serial-day.ts";
import type { CellFormat, CellValue, SheetColumn } from "./sheet-column.ts";

/** Without it Excel reads the letters of another alphabet than ours. */
const BYTE_ORDER_MARK = "\uFEFF";
/** Spreadsheets of this country part by it, for the comma is in their numbers. */
const SEPARATOR = ";";
const LINE_END = "\r\n";

/** What a spreadsheet would compute, the wide forms of these signs and what it skips before them included (ASVS 1.2.10). */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
const NEEDS_QUOTES = /[";\n]|^\s|\s$/;

/** A text as a field: an apostrophe before what would be computed, quotes around what would break the line. */
function toTextField(text: string): string {
  const held = toCellText(FORMULA.test(text) ? `'${text}` : text);
  return NEEDS_QUOTES.test(held) ? `"${held.replaceAll('"', '""')}"` : held;
}

/** How a number is written; a negative one is a number still, whatever its sign. */
const NUMBERS: Record<CellFormat, (value: number) => string> = {
  text: String,
  integer: String,
  money: (value) => value.toFixed(2).replace(".", ","),
  day: (serial) => fromSerialDay(serial).slice(0, "yyyy-mm-dd".length),
  moment: fromSerialDay,
};

function toField(value: CellValue, format: CellFormat): string {
  if (value === null) return "";
  return typeof value === "number" ? NUMBERS[format](value) : toTextField(value);
}

/** Turns rows into the bytes of their lines as soon as they arrive: what waits for the reader lies beside the heap (P6). */
export const csvSerializer =
  <Row>(columns: readonly SheetColumn<Row>[]) =>
  (rows: readonly Row[]): Buffer =>
    Buffer.from(rows.map((row) => toLine(columns.map(({ value, format }) => toField(value(row), format)))).join(""));

const toLine = (fields: readonly string[]): string => fields.join(SEPARATOR) + LINE_END;

/** The file: UTF-8 with its mark, the head, and the lines while they are still coming. */
export async function* streamCsv(
  columns: readonly { header: string }[],
  lines: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  yield Buffer.from(BYTE_ORDER_MARK + toLine(columns.map(({ header }) => toTextField(header))));
  yield* lines;
}
