import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { TRANSFER_FORM } from "~/features/ownership/ownership-forms.ts";
import { answerTransfer, transferPage } from "~/features/ownership/transfer.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "contract:transfer", status: "transfer" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(await transferPage(await requireApplication(portal, params, NEEDED))),
);

export const action = defineAction({ may: NEEDED.may, forms: [TRANSFER_FORM] }, async (portal, form, { params }) =>
  answerTransfer(await requireApplication(portal, params, NEEDED), form),
);
