import { json } from "@remix-run/node";
import { COLUMNS_FORM } from "~/features/applications-list/columns/columns-form.ts";
import { columnsPage, saveColumns } from "~/features/applications-list/columns/columns-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:list" }, async (portal) => json(await columnsPage(portal)));

export const action = defineAction({ may: "application:list", forms: [COLUMNS_FORM] }, saveColumns);
