import { exportApplications } from "~/features/applications-list/export-applications.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** The list as an XLSX file: all pages of the filter, the columns of the table on the screen (F-162). */
export const loader = defineFileLoader(
  { may: "application:export", onRefusal: exportRefused(paths.applications) },
  exportApplications,
);
