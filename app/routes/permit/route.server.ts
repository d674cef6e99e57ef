import { json } from "@remix-run/node";
import { requireApplication } from "~/features/application/application-context.server.ts";
import { answerPermit } from "~/features/permits/answer-permit.server.ts";
import { ANSWER_FORMS } from "~/features/permits/permit-forms.ts";
import { permitPage, requirePermit } from "~/features/permits/permit-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

const NEEDED = { may: "application:view", status: "view" } as const;

export const loader = defineLoader({ may: NEEDED.may }, async (portal, { params }) => {
  const permit = await requirePermit(portal, params);
  const open = await requireApplication(portal, { applicationId: String(permit.applicationId) }, NEEDED);
  return json(await permitPage(open, permit));
});

/** The right to answer is asked with the answer, which is refused in the words of 2403 (F-376). */
export const action = defineAction(
  { may: NEEDED.may, forms: ANSWER_FORMS, draftSubject: ({ permit }) => permit ?? null },
  async (portal, form, { params }) => answerPermit(portal, await requirePermit(portal, params), form),
);
