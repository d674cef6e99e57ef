import ExcelJS from "exceljs";
import { ListTab } from "../../../app/domain/enumerations/list-tab.ts";
import type { Language } from "../../../app/domain/language.ts";
import {
  exportColumns,
  exportNames,
  type ExportView,
} from "../../../app/features/applications-list/export-applications.server.ts";
import { rowLabels } from "../../../app/features/applications-list/row-labels.server.ts";
import { getFixedT } from "../../../app/i18n/i18n.server.ts";
import {
  exportPages,
  type ExportRequest,
  type FetchPage as FetchPageOf,
} from "../../../app/xlsx/export-pages.server.ts";
import type { ByteSource } from "../../../app/platform/stream-to-client.server.ts";
import type { ContractListRow } from "../../../app/services/contract-types.ts";
import { FULL_ROW } from "../../unit/features/applications-list/contract-row.ts";

/** The wide table as a manager sees it. */
export const WIDE: ExportView = { tab: ListTab.contracts, columns: "all", showsSellers: true };

type FetchPage = FetchPageOf<ContractListRow>;
type Changes = Partial<Pick<ExportRequest<ContractListRow>, "fetchPage" | "release" | "facts" | "kind">> & {
  view?: ExportView;
  language?: Language;
};

/** An export as the route starts it, with the rows of the test in place of the back end. */
export function exportOf(fetchPage: FetchPage, { view = WIDE, language = "lt", ...changes }: Changes = {}) {
  const source = exportPages({
    fetchPage: () => fetchPage,
    design: {
      columns: exportColumns(view, rowLabels(language)),
      sheetTitle: exportNames(view.tab, language).sheet,
      creator: getFixedT(language, "shell")("brand"),
      createdAt: new Date("2026-11-20T16:38:00Z"),
    },
    release: () => undefined,
    facts: { rid: "request", uid: "90001" },
    ...changes,
  });
  return source as Extract<ByteSource, (signal: AbortSignal) => unknown>;
}

/** Pages of these rows, and how many were asked for. */
export function pagesOf(rows: readonly ContractListRow[], pageRows = 500) {
  const asked = { pages: 0 };
  const fetchPage: FetchPage = async (key) => {
    asked.pages += 1;
    const from = Number(key ?? 0);
    const next = from + pageRows;
    return { rows: rows.slice(from, next), nextKey: next < rows.length ? String(next) : null };
  };
  return { fetchPage, asked };
}

/** As many rows as asked for, each with words of its own: the file cannot be squeezed into the buffers of a connection. */
export const manyRows = (count: number): ContractListRow[] =>
  Array.from({ length: count }, (_, index) => ({ ...FULL_ROW, applicationId: index + 1, comment: wordsOf(index + 1) }));

const WORDS = 36;

/** Numbers that look random and are the same in every run. */
function wordsOf(seed: number): string {
  const words: string[] = [];
  for (let state = seed; words.length < WORDS; words.push(state.toString(36)))
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return words.join(" ");
}

export async function bytesOf(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The file of these rows, whole. */
export const fileOf = (rows: readonly ContractListRow[], changes: Changes = {}): Promise<Buffer> =>
  bytesOf(exportOf(pagesOf(rows).fetchPage, changes)(new AbortController().signal));

/** A workbook as exceljs reads it. */
export async function openWorkbook(file: Buffer): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.load(file as never);
  return workbook;
}
