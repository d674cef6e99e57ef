import { json } from "@remix-run/node";
import { TAKE_OVER_FORM } from "~/features/ownership/ownership-forms.ts";
import { answerTakeOver, takeOverPage } from "~/features/ownership/take-over.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "contract:takeOver" }, (portal) => json(takeOverPage(portal)));

export const action = defineAction({ may: "contract:takeOver", forms: [TAKE_OVER_FORM] }, answerTakeOver);
