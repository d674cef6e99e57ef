import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerAsk, askPage } from "~/features/permits/ask-permit.server.ts";
import { ASK_FORM } from "~/features/permits/permit-forms.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "approval:request", status: "requestApproval" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(await askPage(await requireApplication(portal, params, NEEDED))),
);

export const action = defineAction({ may: NEEDED.may, forms: [ASK_FORM] }, async (portal, form, { params }) =>
  answerAsk(await requireApplication(portal, params, NEEDED), form),
);
