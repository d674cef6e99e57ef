import { json } from "@remix-run/node";
import { liabilitiesPage } from "~/features/application/liabilities/liabilities-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "liability:view" }, async (portal, { params }) =>
  json(await liabilitiesPage(portal, params)),
);
