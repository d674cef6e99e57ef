import type { Writable } from "node:stream";
import type ExcelJS from "exceljs";

export type WorkbookWriter = ExcelJS.stream.xlsx.WorkbookWriter;

/**
 * What exceljs 4.4 has and does not declare: the only place of the portal that reaches into it, so that a new version is looked at here. The version is
 * pinned, and `tests/faults/export` reads back what comes of it.
 */
type InsideOfWorkbook = { styles: { addStyleModel: (style: Partial<ExcelJS.Style>) => number } };
type InsideOfSheet = { stream: { uncork: () => void; pipes: readonly [Writable] } };

/** Adds a style to a workbook. @returns its number, which cells name */
export const addStyle = (workbook: WorkbookWriter, style: Partial<ExcelJS.Style>): number =>
  (workbook as unknown as InsideOfWorkbook).styles.addStyleModel(style);

/**
 * The queue of the zip behind a sheet. exceljs collects what it writes and heeds no pressure; behind its collection stands this queue, which does.
 * What exceljs has collected so far goes into it first.
 */
export function openZipQueue(sheet: ExcelJS.Worksheet): Writable {
  const { stream } = sheet as unknown as InsideOfSheet;
  stream.uncork();
  return stream.pipes[0];
}
