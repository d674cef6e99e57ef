import type { Language } from "~/domain/language.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import { log, type LogFields } from "~/platform/log.server.ts";
import type { ByteSource } from "~/platform/stream-to-client.server.ts";
import type { ContractPage } from "~/services/contract-types.ts";
import { exportColumns, type ExportView } from "./export-columns.ts";
import { pagesAhead } from "./export-pages.ts";
import { rowLabels } from "./row-labels.server.ts";
import { sheetPrinter, type SheetPiece } from "./sheet-pieces.ts";
import { streamWorkbook } from "./workbook-stream.server.ts";

/** Reads one page of rows; null asks for the first one. */
export type FetchPage = (key: string | null) => Promise<Pick<ContractPage, "rows" | "nextKey">>;

export type ExportRequest = {
  /** Asks the back end; `clientLeft` ends a call that nobody waits for any more. */
  fetchPage: (clientLeft: AbortSignal) => FetchPage;
  view: ExportView;
  language: Language;
  now: Date;
  /** Gives the export's place back. */
  release: () => void;
  /** Who and which request, for the log. */
  facts: Pick<LogFields, "rid" | "uid">;
};

/**
 * The rows of a filter as an XLSX file, page by page. The first page is there before the first byte, so that a silent
 * back end still gets its error page. The end is logged, whichever it was.
 */
export const exportApplications = ({ fetchPage, view, language, now, release, facts }: ExportRequest): ByteSource =>
  async function* (clientLeft) {
    clientLeft.addEventListener("abort", release, { once: true });
    const startedAt = performance.now();
    const progress = { count: 0, bytes: 0, reason: "broken" };
    try {
      const columns = columnsFor(view, language);
      const pages = await withFirstPage(printedPages(fetchPage(clientLeft), columns, progress));
      const design = { columns, ...workbookTexts(language), createdAt: now };
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

const columnsFor = (view: ExportView, language: Language) =>
  exportColumns({ labels: rowLabels(language), header: getFixedT(language, "applications"), view });

const workbookTexts = (language: Language) => ({
  sheetTitle: getFixedT(language, "applications")("export.sheet"),
  creator: getFixedT(language, "shell")("brand"),
});

async function* printedPages(
  fetchPage: FetchPage,
  columns: ReturnType<typeof columnsFor>,
  progress: { count: number },
): AsyncGenerator<SheetPiece[]> {
  const print = sheetPrinter(columns);
  const printed = pagesAhead(async (key) => {
    const { rows, nextKey } = await fetchPage(key);
    progress.count += rows.length;
    return { nextKey, pieces: print(rows) };
  });
  for await (const { pieces } of printed) yield pieces;
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
