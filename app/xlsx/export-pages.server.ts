import { log, type LogFields } from "~/platform/log.server.ts";
import type { ByteSource } from "~/platform/stream-to-client.server.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { rowSerializer, type SheetChunk } from "./sheet-chunks.ts";
import type { SheetColumn } from "./sheet-column.ts";
import { streamWorkbook, type WorkbookDesign } from "./workbook-stream.server.ts";

/** Reads one page of rows; null asks for the first one. */
export type FetchPage<Row> = (key: string | null) => Promise<{ rows: readonly Row[]; nextKey: string | null }>;

export type ExportRequest<Row> = {
  /** Asks the back end; `clientLeft` ends a call whose answer is no longer wanted. */
  fetchPage: (clientLeft: AbortSignal) => FetchPage<Row>;
  design: Omit<WorkbookDesign, "columns"> & { columns: readonly SheetColumn<Row>[] };
  /** Gives the export's slot back. */
  release: () => void;
  /** User and request, for the log. */
  facts: Pick<LogFields, "rid" | "uid">;
};

/**
 * Rows as an XLSX file, page by page. The first page is there before the first byte, so that a silent back end still gets
 * its error page. The end is logged, whichever it was.
 */
export const exportPages = <Row>({ fetchPage, design, release, facts }: ExportRequest<Row>): ByteSource =>
  async function* (clientLeft) {
    clientLeft.addEventListener("abort", release, { once: true });
    const startedAt = performance.now();
    const progress = { count: 0, bytes: 0, reason: "broken" };
    try {
      const pages = await withFirstPage(serializedPages(fetchPage(clientLeft), design.columns, progress));
      for await (const chunk of streamWorkbook(design, pages)) {
        progress.bytes += chunk.length;
        yield chunk;
      }
      progress.reason = "complete";
    } finally {
      release();
      log("info", "export", { ...facts, ...progress, ms: Math.round(performance.now() - startedAt) });
    }
  };

async function* serializedPages<Row>(
  fetchPage: FetchPage<Row>,
  columns: readonly SheetColumn<Row>[],
  progress: { count: number },
): AsyncGenerator<SheetChunk[]> {
  const serialize = rowSerializer(columns);
  const serialized = prefetchPages(async (key) => {
    const { rows, nextKey } = await fetchPage(key);
    progress.count += rows.length;
    return { nextKey, chunks: serialize(rows) };
  });
  for await (const { chunks } of serialized) yield chunks;
}

/** Waits for the first page, then gives all of them. */
async function withFirstPage<Page>(pages: AsyncGenerator<Page>): Promise<AsyncIterable<Page>> {
  const first = await pages.next();
  return (async function* () {
    if (first.done === true) return;
    yield first.value;
    yield* pages;
  })();
}
