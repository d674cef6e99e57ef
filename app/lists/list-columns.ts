import type { Language } from "~/domain/language.ts";
import { formatMoneyInput } from "~/domain/money.ts";
import { toSerialDay } from "~/xlsx/serial-day.ts";
import type { CellFormat, CellValue, SheetColumn } from "~/xlsx/sheet-column.ts";

/** What a column holds: money in cents, days as `yyyy-mm-dd`, moments as `yyyy-mm-dd hh:mm`; a long text is cut on the screen and unfolds. */
export type ColumnKind = "text" | "longText" | "integer" | "money" | "day" | "moment";

/** One column of a list, on the screen and in its file. */
export interface ListColumn<Row, Words> {
  kind: ColumnKind;
  /** Looked up with the words of the page's language; null is an empty cell. */
  value: (row: Row, words: Words) => string | number | null;
  /** How a text reads on the screen, such as an account in groups. */
  shown?: (text: string) => string;
  /** How a text reads in the file. */
  filed?: (text: string) => string;
  /** Width in the file, in characters, where the kind's own is not enough. */
  width?: number;
}

const FORMATS: Record<ColumnKind, CellFormat> = {
  text: "text",
  longText: "text",
  integer: "integer",
  money: "money",
  day: "day",
  moment: "moment",
};

/** Width in characters of a column by what it holds. */
const WIDTHS: Record<ColumnKind, number> = { text: 18, longText: 40, integer: 10, money: 12, day: 12, moment: 17 };

/** Columns of figures are aligned to the right. */
export const isNumeric = (kind: ColumnKind): boolean => kind === "integer" || kind === "money";

/** A value as it is shown. Written on the server: the browser gets nothing that it does not show. */
export function toShownText<Row, Words>(
  { kind, value, shown }: ListColumn<Row, Words>,
  row: Row,
  { words, language }: { words: Words; language: Language },
): string | null {
  const found = value(row, words);
  if (found === null) return null;
  if (kind === "money") return formatMoneyInput(Number(found), language);
  return shown === undefined ? String(found) : shown(String(found));
}

/** The same column of the file. */
export function toSheetColumn<Row, Words>(
  header: string,
  { kind, value, filed, width }: ListColumn<Row, Words>,
  words: Words,
): SheetColumn<Row> {
  const convert = converterOf(kind, filed);
  return {
    header,
    format: FORMATS[kind],
    width: width ?? WIDTHS[kind],
    value: (row) => {
      const found = value(row, words);
      return found === null || convert === null ? found : convert(found);
    },
  };
}

function converterOf(kind: ColumnKind, filed: ((text: string) => string) | undefined) {
  if (kind === "money") return (cents: string | number): CellValue => Number(cents) / 100;
  if (kind === "day" || kind === "moment") return (time: string | number): CellValue => toSerialDay(String(time));
  return filed === undefined ? null : (text: string | number): CellValue => filed(String(text));
}
