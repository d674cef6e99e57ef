import { once } from "node:events";
import type ExcelJS from "exceljs";
import { addStyle, openZipQueue, type WorkbookWriter } from "./exceljs-inside.server.ts";
import { CELL_FORMATS, styleIdOf, type CellFormat, type SheetColumn } from "./sheet-column.ts";
import type { SheetChunk } from "./sheet-chunks.ts";
import { columnLetters } from "./sheet-rows.ts";

export type SheetDesign = {
  columns: readonly Pick<SheetColumn<never>, "header" | "width" | "format">[];
  /** Name of the first sheet; further ones get their number behind it. */
  sheetTitle: string;
};

const NUMBER_FORMATS: Record<CellFormat, string> = {
  /** Excel must not think about it, neither now nor when the file is saved as CSV (ASVS 1.2.10). */
  text: "@",
  integer: "0",
  money: "#,##0.00",
  day: "yyyy-mm-dd",
  moment: "yyyy-mm-dd hh:mm",
};

/** Printed, every sheet is an A4 page on its side that holds all columns; the pages that follow repeat the head. */
const PAGE_SETUP: Partial<ExcelJS.PageSetup> = {
  paperSize: 9,
  orientation: "landscape",
  fitToPage: true,
  fitToWidth: 1,
  fitToHeight: 0,
  printTitlesRow: "1:1",
};

/** Gives the formats the numbers that `rowWriter` writes into the cells. */
export function defineStyles(workbook: WorkbookWriter): void {
  for (const format of CELL_FORMATS) {
    if (addStyle(workbook, styleOf(format)) !== styleIdOf(format))
      throw new Error(`the style of ${format} got another number`);
  }
}

/**
 * Begins a sheet: exceljs writes its frame, columns and head; the rows come as chunks (see `rowSerializer`).
 * Only one sheet is open at a time.
 */
export function openSheet(workbook: WorkbookWriter, { columns, sheetTitle }: SheetDesign, number: number) {
  const name = number === 1 ? sheetTitle : `${sheetTitle} ${number}`;
  const sheet = workbook.addWorksheet(name, { views: [{ state: "frozen", ySplit: 1 }], pageSetup: PAGE_SETUP });
  sheet.columns = columns.map(({ header, width, format }) => ({ header, width, style: styleOf(format) }));
  const head = sheet.getRow(1);
  head.font = { bold: true };
  head.commit();
  const queue = openZipQueue(sheet);
  let lastRow = 1;
  return {
    number,
    /** Waits while the zip has enough to do. @throws AbortError when the reader has left */
    write: async (chunk: SheetChunk, readerLeft: AbortSignal) => {
      readerLeft.throwIfAborted();
      lastRow = chunk.lastRow;
      if (!queue.write(chunk.xml)) await once(queue, "drain", { signal: readerLeft });
    },
    close: () => {
      sheet.autoFilter = `A1:${columnLetters(columns.length - 1)}${lastRow}`;
      sheet.commit();
    },
  };
}

const styleOf = (format: CellFormat): Partial<ExcelJS.Style> => ({ numFmt: NUMBER_FORMATS[format] });
