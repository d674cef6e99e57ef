import { json } from "@remix-run/node";
import { reportsPage } from "~/features/reports/reports-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "report:view" }, async (portal) => {
  const { status, page } = await reportsPage(portal);
  return json(page, { status });
});
