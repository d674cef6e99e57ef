import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerSigned } from "~/features/signed-documents/signed-actions.server.ts";
import { PASS_FORM, SEND_FORM } from "~/features/signed-documents/signed-forms.ts";
import { signedPage } from "~/features/signed-documents/signed-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const SEEN = { may: "application:view", status: "view" } as const;
/** Which status each form needs, its answer says: the page then shows the state as it is. */
const CHANGED = { may: "signing:manage", status: "view" } as const;

export const loader = defineLoader({ may: SEEN.may }, async (portal, { params }) =>
  json(await signedPage(await requireApplication(portal, params, SEEN))),
);

export const action = defineAction(
  { may: CHANGED.may, forms: [PASS_FORM, SEND_FORM], pageSeconds: ({ uploadPageSeconds }) => uploadPageSeconds },
  async (portal, form, { params }) => answerSigned(await requireApplication(portal, params, CHANGED), form),
);
