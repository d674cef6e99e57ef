import { json } from "@remix-run/node";
import { monthPage } from "~/features/month/month-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "month:view" }, async (portal) => json(await monthPage(portal)));
