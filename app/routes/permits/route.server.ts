import { json } from "@remix-run/node";
import { readPermits } from "~/features/permits/read-permits.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:view" }, async (portal) => json(await readPermits(portal)));
