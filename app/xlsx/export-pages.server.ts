import type { Language } from "~/domain/language.ts";
import { log, type LogFields } from "~/platform/log.server.ts";
import type { ByteSource } from "~/platform/stream-to-client.server.ts";
import { csvSerializer, streamCsv } from "./csv.ts";
import { prefetchPages } from "./prefetch-pages.ts";
import { rowSerializer } from "./sheet-chunks.ts";
import type { SheetColumn } from "./sheet-column.ts";
import { streamWorkbook, type WorkbookDesign } from "./workbook-stream.server.ts";

/** Kinds of files, each by the ending of its name. */
export type FileKind = "xlsx" | "csv";

/** Reads one page of rows; null asks for the first one. */
export type FetchPage<Row> = (key: string | null) => Promise<{ rows: readonly Row[]; nextKey: string | null }>;

type FileDesign<Row> = Omit<WorkbookDesign, "columns"> & {
  columns: readonly SheetColumn<Row>[];
  /** Whose notation of numbers a text file has; a workbook is written the same for all. */
  language?: Language;
};

export type ExportRequest<Row> = {
  /** Asks the back end; `clientLeft` ends a call whose answer is no longer wanted. */
  fetchPage: (clientLeft: AbortSignal) => FetchPage<Row>;
  design: FileDesign<Row>;
  /** A workbook unless said otherwise. */
  kind?: FileKind;
  /** Gives the export's slot back. */
  release: () => void;
  /** User and request, for the log. */
  facts: Pick<LogFields, "rid" | "uid">;
};

type Progress = { count: number };
type Pages<Row> = { fetchPage: FetchPage<Row>; progress: Progress };

/**
 * Rows as a file, page by page. The first page is there before the first byte, so that a silent back end still gets
 * its error page. The end is logged, whichever it was.
 */
export const exportPages = <Row>({
  fetchPage,
  design,
  kind = "xlsx",
  release,
  facts,
}: ExportRequest<Row>): ByteSource =>
  async function* (clientLeft) {
    clientLeft.addEventListener("abort", release, { once: true });
    const startedAt = performance.now();
    const progress = { count: 0, bytes: 0, reason: "broken" };
    try {
      const pages = { fetchPage: fetchPage(clientLeft), progress };
      for await (const chunk of await (kind === "csv" ? csvOf(design, pages) : workbookOf(design, pages))) {
        progress.bytes += chunk.length;
        yield chunk;
      }
      progress.reason = "complete";
    } finally {
      release();
      log("info", "export", { ...facts, ...progress, ms: Math.round(performance.now() - startedAt) });
    }
  };

const workbookOf = async <Row>(design: FileDesign<Row>, pages: Pages<Row>) =>
  streamWorkbook(design, await withFirstPage(serializedPages(pages, rowSerializer(design.columns))));

const csvOf = async <Row>({ columns, language }: FileDesign<Row>, pages: Pages<Row>) =>
  streamCsv(columns, await withFirstPage(serializedPages(pages, csvSerializer(columns, language))), language);

async function* serializedPages<Row, Written>(
  { fetchPage, progress }: Pages<Row>,
  serialize: (rows: readonly Row[]) => Written,
): AsyncGenerator<Written> {
  const serialized = prefetchPages(async (key) => {
    const { rows, nextKey } = await fetchPage(key);
    progress.count += rows.length;
    return { nextKey, written: serialize(rows) };
  });
  for await (const { written } of serialized) yield written;
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
