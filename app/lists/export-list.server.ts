import { redirect } from "@remix-run/node";
import { environment } from "~/platform/env.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import type { FetchPage, FileKind } from "~/xlsx/export-pages.server.ts";
import type { SheetColumn } from "~/xlsx/sheet-column.ts";
import type { ListDefinition, ListQuery, ListTypes } from "./define-list.ts";
import type { ReadPage } from "./list-page.ts";
import { parseListQuery } from "./list-query.ts";
import { sendSheet, type ExportNames } from "./send-sheet.server.ts";

const SECOND_MS = 1_000;
/** Rows of one call to the back end: few at first, so that the file begins at once. */
const FIRST_CALL_ROWS = 50;
const CALL_ROWS = 500;

interface ListFile<Query, Question, Row> {
  read: ReadPage<Question, Row>;
  columns: (query: Query) => SheetColumn<Row>[];
  names: (query: Query) => ExportNames;
  /** What is taken away, for the audit log. */
  subject: string;
  /** A workbook unless said otherwise. */
  kind?: FileKind;
}

/** Every file of a list stands below it. */
const toListAddress = ({ pathname, search }: URL): string => pathname.slice(0, pathname.lastIndexOf("/")) + search;

/** Answers with all rows of a list's address as a file, page by page. The bounds that keep a page short do not count. */
export function exportList<List extends ListTypes, Filled extends object, Question extends object, Row>(
  portal: Portal,
  list: ListDefinition<List, Filled, Question>,
  file: ListFile<ListQuery<List, Filled>, NoInfer<Question>, Row>,
): Promise<Response> {
  const { session, locale: language, requestId, today, url } = portal;
  const query = parseListQuery(list, url.searchParams, { today, unbounded: true });
  // A file of other rows than were meant would look like the right one: the list says what is wrong.
  if (Object.keys(query.errors).length > 0) throw redirect(toListAddress(url));
  const endsAt = performance.now() + environment().limits.exportPageSeconds * SECOND_MS;
  const fetchPage = (clientLeft: AbortSignal): FetchPage<Row> => {
    const backend = backendOf(session, { language, signal: clientLeft, reference: requestId, endsAt });
    const question = list.ask(query);
    return async (key) => {
      const page = key === null ? { limit: FIRST_CALL_ROWS } : { limit: CALL_ROWS, key };
      const answer = await file.read(backend, { ...question, ...page });
      if (!answer.ok) throw refusalPage(answer.notice);
      // A file of heads alone tells nothing: the page in its place has the words of the list (F-390).
      if (key === null && answer.value.rows.length === 0 && answer.value.empty !== null)
        throw refusalPage(answer.value.empty);
      return answer.value;
    };
  };
  return sendSheet(portal, {
    fetchPage,
    columns: file.columns(query),
    names: file.names(query),
    subject: file.subject,
    kind: file.kind ?? "xlsx",
  });
}
