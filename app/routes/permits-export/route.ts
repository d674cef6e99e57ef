import { exportPermits } from "~/features/permits/export-permits.server.ts";
import { exportRefused } from "~/lists/export-refused.server.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { defineFileLoader } from "~/request/define-file-loader.server.ts";

/** The queue of contract requests as an XLSX file: all pages of the filter. */
export const loader = defineFileLoader(
  { may: "application:view", onRefusal: exportRefused(permitPaths.list) },
  exportPermits,
);
