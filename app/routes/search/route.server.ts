import { json } from "@remix-run/node";
import { searchPage } from "~/features/search/search-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:search" }, async (portal) => json(await searchPage(portal)));
