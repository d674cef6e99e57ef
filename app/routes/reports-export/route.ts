import { exportReport } from "~/features/reports/report-files.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** A report as an XLSX file: all of its rows. */
export const loader = defineFileLoader(
  { may: "report:view", onRefusal: exportRefused(reportPaths.page) },
  exportReport,
);
