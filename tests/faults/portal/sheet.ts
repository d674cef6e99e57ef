import ExcelJS from "exceljs";
import type { Reply } from "../../support/http-client.ts";

/** The sheet of a file: its rows, the head among them. */
export async function sheetOf({ bytes }: Reply): Promise<string[][]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
  const rows: string[][] = [];
  workbook.worksheets[0]?.eachRow((row) => rows.push((row.values as unknown[]).slice(1).map(String)));
  return rows;
}
