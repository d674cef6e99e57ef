import { json } from "@remix-run/node";
import { readTodayCounts } from "~/features/application/today/count-today.server.ts";
import { environment } from "~/platform/env.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** The figures of the day as JSON, for the first page that asks for them by itself; no page waits for them, so that they have a read's whole time. */
export const loader = defineLoader({ may: "application:create", byItself: true }, async (portal) =>
  json(await readTodayCounts(portal, environment().limits.soapReadSeconds * 1000)),
);
