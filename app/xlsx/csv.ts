import type { Language } from "../domain/language.ts";
import { toCellText } from "./cell-text.ts";
import { fromSerialDay } from "./serial-day.ts";
import type { CellFormat, CellValue, SheetColumn } from "./sheet-column.ts";

/** Without it Excel reads the letters of another alphabet than ours. */
const BYTE_ORDER_MARK = "\uFEFF";
/** How spreadsheets of a language write: where the comma is in numbers, fields are parted by semicolons. */
type Notation = { separator: ";" | ","; decimal: "," | "." };

const NOTATIONS: Record<Language, Notation> = {
  lt: { separator: ";", decimal: "," },
  en: { separator: ",", decimal: "." },
};
const LINE_END = "\r\n";

/** What a spreadsheet would compute, the wide forms of these signs and what it skips before them included (ASVS 1.2.10). */
const FORMULA = /^[\t\r\n]|^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/;
const NEEDS_QUOTES = /[";\n]|^\s|\s$/;

/** A text as a field: an apostrophe before what would be computed, quotes around what would break the line. */
function toTextField(text: string, { separator }: Notation): string {
  const held = toCellText(FORMULA.test(text) ? `'${text}` : text);
  return held.includes(separator) || NEEDS_QUOTES.test(held) ? `"${held.replaceAll('"', '""')}"` : held;
}

/** How a number is written; a negative one is a number still, whatever its sign. */
const NUMBERS: Record<CellFormat, (value: number, notation: Notation) => string> = {
  text: (value) => String(value),
  integer: (value) => String(value),
  money: (value, { decimal }) => value.toFixed(2).replace(".", decimal),
  day: (serial) => fromSerialDay(serial).slice(0, "yyyy-mm-dd".length),
  moment: (serial) => fromSerialDay(serial),
};

function toField(value: CellValue, format: CellFormat, notation: Notation): string {
  if (value === null) return "";
  return typeof value === "number" ? NUMBERS[format](value, notation) : toTextField(value, notation);
}

/**
 * Turns rows into the bytes of their lines as soon as they arrive: what waits for the reader lies beside the heap (P6).
 * @param language whose spreadsheets open the file
 */
export function csvSerializer<Row>(columns: readonly SheetColumn<Row>[], language: Language = "lt") {
  const notation = NOTATIONS[language];
  const lineOf = (row: Row) =>
    toLine(
      columns.map(({ value, format }) => toField(value(row), format, notation)),
      notation,
    );
  return (rows: readonly Row[]): Buffer => Buffer.from(rows.map(lineOf).join(""));
}

const toLine = (fields: readonly string[], { separator }: Notation): string => fields.join(separator) + LINE_END;

/** The file: UTF-8 with its mark, the head, and the lines while they are still coming. */
export async function* streamCsv(
  columns: readonly { header: string }[],
  lines: AsyncIterable<Uint8Array>,
  language: Language = "lt",
): AsyncGenerator<Uint8Array> {
  const notation = NOTATIONS[language];
  const head = toLine(
    columns.map(({ header }) => toTextField(header, notation)),
    notation,
  );
  yield Buffer.from(BYTE_ORDER_MARK + head);
  yield* lines;
}
