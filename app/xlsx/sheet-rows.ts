import { toCellText, toCellXml } from "./cell-text.ts";
import { styleIdOf, type CellValue, type SheetColumn } from "./sheet-column.ts";

/**
 * Writes a row as the XML of a sheet. exceljs makes an object of every cell and takes five times as long, and that is
 * most of the time of an export (P5).
 */
export function rowWriter<Row>(columns: readonly SheetColumn<Row>[]): (row: Row, rowNumber: number) => string {
  const cells = columns.map(({ value, format }, index) => {
    const letters = columnLetters(index);
    const styleId = styleIdOf(format);
    return (row: Row, rowNumber: number) => cellXml(`${letters}${rowNumber}" s="${styleId}`, value(row));
  });
  return (row, rowNumber) => {
    let xml = `<row r="${rowNumber}">`;
    for (const cell of cells) xml += cell(row, rowNumber);
    return `${xml}</row>`;
  };
}

/** An inline string is never read as a formula; spaces at its ends and line breaks are kept when it says so. */
function cellXml(address: string, value: CellValue): string {
  if (value === null) return "";
  if (typeof value === "number") return `<c r="${address}"><v>${value}</v></c>`;
  const text = toCellText(value);
  if (text === "") return "";
  const keep = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : "";
  return `<c r="${address}" t="inlineStr"><is><t${keep}>${toCellXml(text)}</t></is></c>`;
}

/** The name of a column by its place from 0: A … Z, AA, AB … */
export function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}
