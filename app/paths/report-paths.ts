import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

const withQuery = (address: string, query: string): string => (query === "" ? address : `${address}?${query}`);

/** A report stands in the query beside its parameters, so that each is a link (decision under G27). */
const ofReport = (id: number, query: string): string => (query === "" ? `id=${id}` : `id=${id}&${query}`);

/** The parameter of a file's address that asks for CSV: no route of its own, for each one makes the script of every page longer. */
export const FILE_KIND = "as";
export const AS_CSV = "csv";

/** Reports, apart from the table of paths for the reason of `ownershipPaths`. */
export const reportPaths = {
  report: (id: number, query = "") => withQuery(SCREENS.reports, ofReport(id, query)),
  reportFile: (id: number, query = "") => withQuery(SCREENS["reports-export"], ofReport(id, query)),
  reportCsv: (id: number, query = "") =>
    withQuery(SCREENS["reports-export"], `${ofReport(id, query)}&${FILE_KIND}=${AS_CSV}`),
  reportPaper: (id: number, query = "") => withQuery(SCREENS["reports-pdf"], ofReport(id, query)),
  /** The debts of an application of a seller (F-024); from where it is opened, the log says. */
  debtReport: (userId: number, applicationId: number, from: "application" | "rating") =>
    `${fillPattern(SCREENS["debt-report"], { userId, applicationId })}?from=${from}`,
  /** What became of the applications of a month (`yyyy-mm`), this one unless named. */
  month: (month: string | null = null) => withQuery(SCREENS["month-overview"], month === null ? "" : `month=${month}`),
  /** The same by the query of an address. */
  page: (query = "") => withQuery(SCREENS.reports, query),
  file: () => SCREENS["reports-export"],
  paper: () => SCREENS["reports-pdf"],
};
