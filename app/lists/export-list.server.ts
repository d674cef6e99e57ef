import { getFixedT } from "~/i18n/i18n.server.ts";
import { audit } from "~/platform/audit.server.ts";
import { environment } from "~/platform/env.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { contentDisposition } from "~/platform/content-disposition.ts";
import { streamToClient } from "~/platform/stream-to-client.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { acquireExportSlot } from "~/xlsx/export-slots.server.ts";
import { exportPages, type FetchPage } from "~/xlsx/export-pages.server.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import type { ListDefinition, ListQuery, ListTypes } from "./define-list.ts";
import { exportFileName } from "./export-file-name.ts";
import type { ReadPage } from "./list-page.ts";
import { parseListQuery } from "./list-query.ts";

const SECOND_MS = 1_000;
const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Rows of one call to the back end: few at first, so that the file begins at once. */
const FIRST_CALL_ROWS = 50;
const CALL_ROWS = 500;

/** What a file is called, in the page's language. */
export interface ExportNames {
  sheet: string;
  /** Without time and ending. */
  file: string;
}

interface ListFile<Query, Question, Row> {
  read: ReadPage<Question, Row>;
  columns: (query: Query) => SheetColumn<Row>[];
  names: (query: Query) => ExportNames;
  /** What is taken away, for the audit log. */
  subject: string;
}

/** Answers with all rows of a list's address as an XLSX file, page by page. The bounds that keep a page short do not count. */
export async function exportList<List extends ListTypes, Filled extends object, Question extends object, Row>(
  { head, session, locale, requestId, today, url }: Portal,
  list: ListDefinition<List, Filled, Question>,
  file: ListFile<ListQuery<List, Filled>, NoInfer<Question>, Row>,
): Promise<Response> {
  const now = new Date(portalClock.now());
  const query = parseListQuery(list, url.searchParams, { today, unbounded: true });
  const endsAt = performance.now() + environment().limits.exportPageSeconds * SECOND_MS;
  const fetchPage = (clientLeft: AbortSignal): FetchPage<Row> => {
    const backend = backendOf(session, { signal: clientLeft, reference: requestId, endsAt });
    const question = list.ask(query);
    return async (key) => {
      const page = key === null ? { limit: FIRST_CALL_ROWS } : { limit: CALL_ROWS, key };
      const answer = await file.read(backend, { ...question, ...page });
      if (!answer.ok) throw refusalPage(answer.notice);
      return answer.value;
    };
  };
  const names = file.names(query);
  const design = {
    columns: file.columns(query),
    sheetTitle: names.sheet,
    creator: getFixedT(locale, "shell")("brand"),
    createdAt: now,
  };
  const release = acquireExportSlot(session.user.id);
  const facts = { rid: requestId, uid: session.user.id };
  const source = exportPages({ fetchPage, design, release, facts });
  const answer = await streamToClient(head, fileHeaders(exportFileName(names.file, now)), source);
  audit("export", { result: "ok", user: session.user, subject: file.subject });
  return answer;
}

const fileHeaders = (name: string): HeadersInit => ({
  "Content-Type": XLSX_TYPE,
  "Content-Disposition": contentDisposition("attachment", name),
});
