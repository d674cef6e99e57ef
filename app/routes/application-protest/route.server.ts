import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerProtest, protestPage } from "~/features/signed-documents/protest/protest.server.ts";
import { PROTEST_FORM } from "~/features/signed-documents/signed-forms.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "signing:manage", status: "protestAuthorization" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(await protestPage(await requireApplication(portal, params, NEEDED))),
);

export const action = defineAction({ may: NEEDED.may, forms: [PROTEST_FORM] }, async (portal, form, { params }) =>
  answerProtest(await requireApplication(portal, params, NEEDED), form),
);
