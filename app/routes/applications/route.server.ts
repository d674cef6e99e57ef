import { json } from "@remix-run/node";
import { CODE_FORM } from "~/features/applications-list/code/code-form.ts";
import { showCode } from "~/features/applications-list/code/show-code.server.ts";
import { readApplications } from "~/features/applications-list/read-applications.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:list" }, async (portal) => json(await readApplications(portal)));

export const action = defineAction({ may: "application:list", forms: [CODE_FORM] }, showCode);
