import { json } from "@remix-run/node";
import { answerSignature } from "~/features/application/signing/signature-action.server.ts";
import { SIGNATURE_FORMS } from "~/features/application/signing/signature-forms.ts";
import { requireSignature, signaturePage } from "~/features/application/signing/signature-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "signing:manage" }, async (portal, { params }) =>
  json(signaturePage(await requireSignature(portal, params))),
);

export const action = defineAction({ may: "signing:manage", forms: SIGNATURE_FORMS }, (portal, form, { params }) =>
  answerSignature(portal, form, params),
);
