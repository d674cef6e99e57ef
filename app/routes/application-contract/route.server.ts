import { json } from "@remix-run/node";
import { requireStep } from "~/features/application/application-context.server.ts";
import { sayConflict } from "~/features/application/save-conflict.server.ts";
import { wizardFrame } from "~/features/application/step-page.server.ts";
import { answerContract } from "~/features/contract/contract-actions.server.ts";
import { CONTRACT_FORMS } from "~/features/contract/contract-forms.ts";
import { contractPage } from "~/features/contract/contract-page.server.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:edit" }, async (portal, { params }) => {
  const open = await requireStep(portal, params, CONTRACT_STEP);
  const page = await contractPage(open);
  return json({ frame: wizardFrame(open, CONTRACT_STEP), page });
});

/** Each form asks its own right besides. */
export const action = defineAction(
  { may: "application:edit", forms: CONTRACT_FORMS },
  async (portal, form, { params }) => {
    const open = await requireStep(portal, params, CONTRACT_STEP);
    return answerContract({ ...open, sayStale: (words) => sayConflict(open, open.application, words) }, form);
  },
);
