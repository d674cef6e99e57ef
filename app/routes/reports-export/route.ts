import { exportReport, toReportPage } from "~/features/reports/report-files.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** A report as a file: all of its rows. */
export const loader = defineFileLoader({ may: "report:view", onRefusal: exportRefused(toReportPage) }, exportReport);
