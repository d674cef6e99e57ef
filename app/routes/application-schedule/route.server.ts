import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { schedulePage } from "~/features/application/schedule-page.server.ts";
import { isPrintable } from "~/features/contract/print-document.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:view" }, async (portal, { params }) => {
  const open = await requireApplication(portal, params, { may: "application:view", status: "view" });
  const page = await schedulePage(open, portal.url.searchParams.get("months"));
  return json({ ...page, printable: isPrintable(open, open.application) });
});
