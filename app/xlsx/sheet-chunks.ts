import type { SheetColumn } from "./sheet-column.ts";
import { rowWriter } from "./sheet-rows.ts";

/** Excel ends a sheet at 1,048,576 rows. */
const SHEET_MAX_ROWS = 1_000_000;
/** The head of a sheet. */
const HEAD_ROWS = 1;
const CHUNK_CHARACTERS = 32_768;

/** Some rows of a sheet, ready for the zip. */
export type SheetChunk = {
  /** From 1. */
  sheet: number;
  /** Number of the last row of the chunk. */
  lastRow: number;
  xml: Buffer;
};

/**
 * Turns rows into chunks of sheets, one after the other; a full sheet is followed by the next. Rows are serialized as soon
 * as they arrive: what waits for the reader are bytes beside the heap, not thousands of objects that grow old in it (P6).
 */
export function rowSerializer<Row>(columns: readonly SheetColumn<Row>[], sheetRows = SHEET_MAX_ROWS) {
  const writeRow = rowWriter(columns);
  let sheet = 1;
  let lastRow = HEAD_ROWS;
  return (rows: readonly Row[]): SheetChunk[] => {
    const chunks: SheetChunk[] = [];
    let xml = "";
    const cut = () => {
      if (xml !== "") chunks.push({ sheet, lastRow, xml: Buffer.from(xml) });
      xml = "";
    };
    for (const row of rows) {
      if (lastRow === sheetRows + HEAD_ROWS) {
        cut();
        sheet += 1;
        lastRow = HEAD_ROWS;
      }
      lastRow += 1;
      xml += writeRow(row, lastRow);
      if (xml.length >= CHUNK_CHARACTERS) cut();
    }
    cut();
    return chunks;
  };
}
