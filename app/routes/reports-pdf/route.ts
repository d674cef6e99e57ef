import { printReport } from "~/features/reports/report-files.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** A report as a PDF. */
export const loader = defineFileLoader(
  {
    may: "report:view",
    pageSeconds: ({ documentPageSeconds }) => documentPageSeconds,
    onRefusal: exportRefused(reportPaths.page),
  },
  printReport,
);
