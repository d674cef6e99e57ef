import { json } from "@remix-run/node";
import { reportsPage } from "~/features/reports/reports-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";
import { followWithFile } from "~/request/wanted-file.server.ts";

export const loader = defineLoader({ may: "report:view" }, async (portal) => {
  const { status, page } = await reportsPage(portal);
  const answer = json(page, { status });
  followWithFile(portal.url, answer.headers);
  return answer;
});
