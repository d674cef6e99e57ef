import { json } from "@remix-run/node";
import { liabilityPage, requireLiability } from "~/features/application/liabilities/liabilities-page.server.ts";
import { answerLiability } from "~/features/application/liabilities/liability-action.server.ts";
import {
  CORRECTION_FORM,
  draftSubjectOf,
  LIABILITY_FORM,
} from "~/features/application/liabilities/liability-fields.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const RIGHT = { may: "liability:view" } as const;

export const loader = defineLoader(RIGHT, async (portal, { params }) =>
  json(await liabilityPage(await requireLiability(portal, params))),
);

export const action = defineAction(
  { ...RIGHT, forms: [LIABILITY_FORM, CORRECTION_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLiability(portal, form, params),
);
