import { PassThrough } from "node:stream";
import ExcelJS from "exceljs";
import type { SheetChunk } from "./sheet-chunks.ts";
import { defineStyles, openSheet, type SheetDesign } from "./sheet-writer.server.ts";

/** What may wait at each of the stages between a row and its reader. */
const STAGE_BUFFER_BYTES = 65_536;
/** Level 3: half the work of the default one, for files that are a fifth larger. The zip's own buffers would be of 1 MB. */
const ZIP_OPTIONS = { zlib: { level: 3 }, highWaterMark: STAGE_BUFFER_BYTES };

export type WorkbookDesign = SheetDesign & { creator: string; createdAt: Date };

/**
 * An XLSX file while its rows are still coming. exceljs does not wait, so here the writer does: for the reader,
 * through the zip's own queue, and thereby the source of the rows waits, too. A reader who leaves ends both.
 * @throws what the source of the rows throws; the bytes given until then are no valid file
 */
export async function* streamWorkbook(
  design: WorkbookDesign,
  pages: AsyncIterable<readonly SheetChunk[]>,
): AsyncGenerator<Uint8Array> {
  const file = new PassThrough({ highWaterMark: STAGE_BUFFER_BYTES });
  const written = writeWorkbook(file, design, pages).catch((error: unknown) => {
    file.destroy(error instanceof Error ? error : new Error("the rows ended too early"));
  });
  try {
    for await (const chunk of file) yield chunk as Uint8Array;
  } finally {
    file.destroy();
    await written;
  }
}

async function writeWorkbook(file: PassThrough, design: WorkbookDesign, pages: AsyncIterable<readonly SheetChunk[]>) {
  const closed = new AbortController();
  file.once("close", () => closed.abort());
  const workbook = startWorkbook(file, design);
  let sheet = openSheet(workbook, design, 1);
  for await (const chunks of pages) {
    for (const chunk of chunks) {
      if (chunk.sheet !== sheet.number) {
        sheet.close();
        sheet = openSheet(workbook, design, chunk.sheet);
      }
      await sheet.write(chunk, closed.signal);
    }
  }
  sheet.close();
  await untilAborted(workbook.commit(), closed.signal);
}

function startWorkbook(stream: PassThrough, { creator, createdAt: created }: WorkbookDesign) {
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({
    stream,
    useStyles: true,
    useSharedStrings: false,
    zip: ZIP_OPTIONS,
  });
  Object.assign(workbook, { creator, lastModifiedBy: creator, created, modified: created });
  defineStyles(workbook);
  return workbook;
}

/** exceljs never settles when its stream is gone. */
function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}
