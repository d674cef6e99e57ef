import { toShownText, isNumeric } from "~/lists/list-columns.ts";
import { parseListQuery } from "~/lists/list-query.ts";
import type { Portal } from "~/request/portal.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { Report, ReportQuery, ReportRow } from "~/services/report-types.ts";
import { getReport } from "~/services/reports.server.ts";
import { findReports } from "./find-reports.server.ts";
import { APPLICATION_TYPE, reportColumns } from "./report-columns.ts";
import { reportList } from "./report-list.ts";
import { fieldsOf } from "./shown-report.ts";

/** Rows of a preview (decision under G27); all of them are in the file. */
const PREVIEW_ROWS = 200;
/** Rows of the longest paper that the back end makes. */
const PAPER_ROWS = 5_000;
/** Told without an alarm, in the place of the rows; another refusal is a notice there, and its parameters stay. */
const NO_ROWS: readonly string[] = ["emptyList", "noRecords", "emptyDatabaseAnswer", "applicationNotFound"];

/** The list of reports, or one with its parameters and first rows; an unknown one is told above the list (F-012, F-388, F-456). */
export async function reportsPage(portal: Portal) {
  const { reports, empty, chosen } = await findReports(portal);
  const list = reports.map(({ id, title, summary }) => ({ id, title, summary }));
  const none = empty === null ? null : toWords(empty);
  const page = { reports: list, empty: none, notice: null, report: null, seesMonth: portal.can("month:view") };
  const report = chosen === null || chosen === "unknown" ? chosen : await previewOf(portal, chosen);
  if (report === "unknown") {
    const notice = toWords(noticeOf(codeOf("reportUnknown")));
    return { status: 404, page: { ...page, notice } };
  }
  return { status: 200, page: { ...page, report, isRefused: report?.isRefused === true } };
}

const toWords = ({ key, params }: BackendNotice) => ({ key, params });

async function previewOf(portal: Portal, report: Report) {
  const list = reportList(report, portal.locale);
  const query = parseListQuery(list, portal.url.searchParams, { today: portal.today });
  const { filter: _filter, ...shown } = query;
  const { id, title, summary, parameters, columns } = report;
  const isRefused = Object.keys(query.errors).length > 0;
  const lacks = fieldsOf(parameters).some(({ name }) => query.filter[name] === undefined && !(name in query.filled));
  const preview = isRefused || lacks ? NOTHING_ASKED : await readPreview(portal, report, list.ask(query));
  if (preview === "unknown") return preview;
  return {
    id,
    title,
    summary,
    parameters,
    query: shown,
    isRefused,
    columns: columns.map((column, index) => ({
      title: column.title,
      isNumeric: isNumeric(reportColumns(report)[index]?.kind ?? "text"),
      isApplication: column.type === APPLICATION_TYPE,
    })),
    ...preview,
  };
}

/** Rows as they are shown; each cell a text. */
type ShownRow = { id: number; cells: (string | null)[] };

const NOTHING_ASKED = { rows: [] as ShownRow[], total: 0, hasPaper: false, empty: null, refused: null };

async function readPreview({ backend, locale }: Portal, report: Report, question: ReportQuery) {
  const found = await getReport(backend, { ...question, limit: PREVIEW_ROWS });
  if (!found.ok) {
    // A report that was on the list a moment ago (1500): the list is the way on.
    if (found.reason === "reportUnknown") return "unknown" as const;
    if (found.reason === "notAllowed") throw refusalPage(found.notice);
    if (NO_ROWS.includes(found.reason)) return { ...NOTHING_ASKED, empty: toWords(found.notice) };
    return { ...NOTHING_ASKED, refused: found.notice };
  }
  const columns = reportColumns(report);
  const { rows, total } = found.value;
  const count = total ?? rows.length;
  return {
    rows: rows.map((row, index) => ({
      id: index,
      cells: columns.map((column) => toShownText<ReportRow, null>(column, row, { words: null, language: locale })),
    })),
    total: count,
    hasPaper: count <= PAPER_ROWS,
    empty: null,
    refused: null,
  };
}

/** A report with what is shown of it. */
export type ReportPreview = NonNullable<Awaited<ReturnType<typeof reportsPage>>["page"]["report"]>;
