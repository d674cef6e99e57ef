import { json } from "@remix-run/node";
import { liabilityPage, requireAdded } from "~/features/application/liabilities/liabilities-page.server.ts";
import { answerLiability } from "~/features/application/liabilities/liability-action.server.ts";
import { draftSubjectOf, LIABILITY_FORM } from "~/features/application/liabilities/liability-fields.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "liability:view" }, async (portal, { params }) =>
  json(await liabilityPage(await requireAdded(portal, params))),
);

export const action = defineAction(
  { may: "liability:view", forms: [LIABILITY_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLiability(portal, form, params),
);
