import { json } from "@remix-run/node";
import { debtReportPage } from "~/features/debt-report/debt-report-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "debtReport:view" }, async (portal, { params }) =>
  json(await debtReportPage(portal, params)),
);
