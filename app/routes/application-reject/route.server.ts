import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { REJECTION_FORM } from "~/features/contract/rejection/rejection-form.ts";
import { answerRejection, rejectionPage } from "~/features/contract/rejection/rejection.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "contract:reject", status: "rejectContract" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) =>
  json(await rejectionPage(await requireApplication(portal, params, NEEDED))),
);

export const action = defineAction({ may: NEEDED.may, forms: [REJECTION_FORM] }, async (portal, form, { params }) =>
  answerRejection(await requireApplication(portal, params, NEEDED), form),
);
