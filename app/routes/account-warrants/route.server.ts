import { json } from "@remix-run/node";
import { WARRANTS_FORM } from "~/features/accounts/account-forms.ts";
import { answerWarrants, warrantsPage } from "~/features/accounts/warrants.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "warrant:confirm" }, async (portal) => json(await warrantsPage(portal)));

export const action = defineAction({ may: "warrant:confirm", forms: [WARRANTS_FORM] }, answerWarrants);
