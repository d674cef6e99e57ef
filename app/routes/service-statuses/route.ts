import { json } from "@remix-run/node";
import { loadServiceStatuses } from "~/features/shell/load-service-statuses.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** The badges of the managers' top bar as JSON, asked for every three minutes (F-037, F-408). */
export const loader = defineLoader({ may: "serviceStatus:view", byItself: true }, async (portal) =>
  json(await loadServiceStatuses(portal)),
);
