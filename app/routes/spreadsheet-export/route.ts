import { exportCalculation } from "~/features/calculator/calculator-file.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** A calculation as an XLSX file (F-391). */
export const loader = defineFileLoader(
  { may: "spreadsheet:use", onRefusal: exportRefused(paths.spreadsheet) },
  exportCalculation,
);
