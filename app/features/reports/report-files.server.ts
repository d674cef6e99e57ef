import { redirect } from "@remix-run/node";
import { accepted } from "~/domain/outcome.ts";
import { exportList } from "~/lists/export-list.server.ts";
import { toSheetColumn } from "~/lists/list-columns.ts";
import { parseListQuery } from "~/lists/list-query.ts";
import { AS_CSV, FILE_KIND, reportPaths } from "~/paths/report-paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { ReportRow } from "~/services/report-types.ts";
import { getReport, getReportPdf } from "~/services/reports.server.ts";
import { findReports } from "./find-reports.server.ts";
import { reportColumns } from "./report-columns.ts";
import { reportList } from "./report-list.ts";
import { fieldsOf } from "./shown-report.ts";

/** The report of a file's address, and what it is asked; wrong or missing parameters lead to its page, which tells them at their fields. */
async function openReport(portal: Portal) {
  const { chosen: report } = await findReports(portal);
  if (report === null || report === "unknown") throw refusalPage(noticeOf(codeOf("reportUnknown")));
  const list = reportList(report, portal.locale);
  const query = parseListQuery(list, portal.url.searchParams, { today: portal.today });
  const { errors, filter, filled } = query;
  const lacks = fieldsOf(report.parameters).some(({ name }) => filter[name] === undefined && !(name in filled));
  if (lacks || Object.keys(errors).length > 0) throw redirect(toReportPage(portal.url.search.slice(1)));
  return { report, list, question: list.ask(query) };
}

/** The page of the report whose file an address names. */
export function toReportPage(query = ""): string {
  const params = new URLSearchParams(query);
  params.delete(FILE_KIND);
  return reportPaths.page(params.toString());
}

/** The whole report as a workbook, or as CSV where the address says so, page by page from the back end to the reader (F-389). An empty one is a page with a text (F-390). */
export async function exportReport(portal: Portal): Promise<Response> {
  const { report, list } = await openReport(portal);
  const columns = reportColumns(report);
  return exportList(portal, list, {
    read: async (backend, question) => {
      const found = await getReport(backend, question);
      if (!found.ok) return found;
      const { rows, nextKey, total } = found.value;
      return accepted({ rows: rows as ReportRow[], nextKey, total, previousKey: null, from: null, empty: null });
    },
    columns: () => report.columns.map(({ title }, index) => toSheetColumn(title, columns[index] ?? NO_COLUMN, null)),
    names: () => ({ sheet: sheetName(report.title), file: sheetName(report.title).toLowerCase().replace(/\s+/g, "-") }),
    subject: `report ${report.id}`,
    kind: portal.url.searchParams.get(FILE_KIND) === AS_CSV ? "csv" : "xlsx",
  });
}

/** The report as a PDF (F-389). */
export async function printReport(portal: Portal): Promise<Response> {
  const { report, question } = await openReport(portal);
  const printed = await getReportPdf(portal.backend, question);
  if (!printed.ok) throw refusalPage(printed.notice);
  audit("export", { result: "ok", user: portal.session.user, subject: `report ${report.id}` });
  return pdfResponse(printed.value.bytes, printed.value.fileName);
}

const NO_COLUMN = { kind: "text", value: () => null } as const;

/** Excel refuses these characters in the name of a sheet, and more than 31 of the others. */
const sheetName = (title: string): string => title.replace(/[\\/?*:[\]]/g, " ").slice(0, 31);
