import { json } from "@remix-run/node";
import { liabilityPage, requireAdded } from "~/features/application/liabilities/liabilities-page.server.ts";
import { answerLiability } from "~/features/application/liabilities/liability-action.server.ts";
import { draftSubjectOf, LIABILITY_FORM } from "~/features/application/liabilities/liability-fields.ts";
import { toLandedLiability } from "~/features/application/liabilities/landed-liability.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "liability:view" }, async (portal, { params }) => {
  const open = await requireAdded(portal, params);
  return (await toLandedLiability(open)) ?? json(await liabilityPage(open));
});

export const action = defineAction(
  { may: "liability:view", forms: [LIABILITY_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLiability(portal, form, params),
);
