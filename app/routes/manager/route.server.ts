import { json } from "@remix-run/node";
import { UNBLOCK_FORM } from "~/features/manager-tools/unblock-form.ts";
import { answerUnblock, managerPage } from "~/features/manager-tools/unblock.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "seller:list" }, async (portal) => json(await managerPage(portal)));

export const action = defineAction({ may: "seller:list", forms: [UNBLOCK_FORM] }, answerUnblock);
