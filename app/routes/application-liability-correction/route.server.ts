import { json } from "@remix-run/node";
import { correctionPage, requireRegistered } from "~/features/application/liabilities/liabilities-page.server.ts";
import { answerCorrection } from "~/features/application/liabilities/liability-action.server.ts";
import { CORRECTION_FORM, draftSubjectOf } from "~/features/application/liabilities/liability-fields.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "liability:view" }, async (portal, { params }) =>
  json(await correctionPage(await requireRegistered(portal, params))),
);

export const action = defineAction(
  { may: "liability:view", forms: [CORRECTION_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerCorrection(portal, form, params),
);
