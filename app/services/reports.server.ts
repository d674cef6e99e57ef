import type { Language } from "~/domain/language.ts";
import type { Backend } from "./backend.server.ts";
import { callOperation } from "./call-operation.server.ts";
import { getPdf } from "./contract-documents.server.ts";
import type { ReportQuery } from "./report-types.ts";
import { monthOverview, reportList, reportPage, toReportQuestion } from "./wire/reports.ts";

/** The reports that the user gets; 1900 when there is none (F-388, F-012). */
export const listReports = (backend: Backend, language: Language) =>
  callOperation(backend, {
    operation: "ListReports",
    args: { Kalba: language },
    answer: reportList,
    refusals: [1900],
  });

/** A page of a report's rows (F-388); nothing found is a refusal, so that no empty file is made of it (F-390). */
export const getReport = (backend: Backend, query: ReportQuery) =>
  callOperation(backend, {
    operation: "GetReport",
    args: { ...toReportQuestion(query), Kalba: query.language, Raktas: query.key, Kiekis: query.limit },
    answer: reportPage,
    refusals: [1063, 1310, 1500, 1900],
  });

/** A report as a PDF of the lender's (F-389); an older back end makes it in Lithuanian. */
export const getReportPdf = (backend: Backend, query: Pick<ReportQuery, "reportId" | "parameters" | "language">) =>
  getPdf(backend, "GetReportPdf", { ...toReportQuestion(query), Kalba: query.language });

/** What became of the applications of a month (`yyyy-mm`), by shop and by seller; 1900 for a month without any. */
export const getMonthOverview = (backend: Backend, month: string) =>
  callOperation(backend, {
    operation: "GetMonthOverview",
    args: { Menuo: month },
    answer: monthOverview,
    refusals: [1900],
  });
