import type { LoaderFunctionArgs } from "@remix-run/node";
import { startExport } from "~/features/applications-list/start-export.server.ts";
import { withExportPages } from "~/features/applications-list/export-refused.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";

/** The list as an XLSX file: all pages of the filter, the columns of the table on the screen (F-162). */
export const loader = withExportPages(
  withFaultPages(async ({ request }: LoaderFunctionArgs) => startExport(request, await requireUser(request))),
);
