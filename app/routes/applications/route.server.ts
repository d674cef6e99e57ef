import { json } from "@remix-run/node";
import { readApplications } from "~/features/applications-list/read-applications.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:list" }, async (portal) => json(await readApplications(portal)));
