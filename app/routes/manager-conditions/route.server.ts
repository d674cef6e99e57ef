import { json } from "@remix-run/node";
import { conditionsPage } from "~/features/manager-tools/conditions.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "seller:viewConditions" }, async (portal, { params }) =>
  json(await conditionsPage(portal, params)),
);
