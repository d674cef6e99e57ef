import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { getProposedOptions } from "~/services/conditions.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import { paths } from "~/paths.ts";
import { saveChange, saveStep, type StepRequest } from "../save-step.server.ts";
import type { householdSchema } from "./household-step.ts";
import { parseOfferChoice } from "./offer-choice.ts";
import { chooseVariant } from "../choose-variant.ts";
import { creditPartsOf } from "../credit-parts.ts";

type Request = StepRequest<typeof householdSchema>;

/**
 * “Save and continue” of step 3: income first, then the chosen offer, and on only when the credit is not refused for it;
 * otherwise the page shows the decision with its reasons. “Show offers” saves and stays.
 */
export const householdButtons = {
  showOffers: async (request: Request) => (await saveStep(request)) ?? backToOffers(request),
  continue: continueWithOffer,
};

const backToOffers = ({ application }: Request) => redirect(`${paths.applicationStep(application.id, 3)}#offers`, 303);

async function continueWithOffer(request: Request) {
  const refused = await saveStep(request);
  if (refused !== null) return refused;
  if (!(await takeOffer(request))) return backToOffers(request);
  const offers = await getProposedOptions(request.backend, request.application.id);
  const rejected = !offers.ok || offers.value.decision?.result === "REJECTED";
  return rejected ? backToOffers(request) : redirect(paths.applicationStep(request.application.id, 4), 303);
}

/** Saves the chosen variant and duration when they differ from the saved ones; false when the back end did not take them. */
async function takeOffer(request: Request): Promise<boolean> {
  const choice = parseOfferChoice(request.form.ok ? request.form.value.offer : null);
  const now = await getApplication(request.backend, request.application.id);
  if (!now.ok) return false;
  if (choice === null || isSame(now.value, choice)) return true;
  const chosen = chooseVariant(now.value, choice.conditionVariantId);
  const credit = { ...chosen.credit, durationMonths: choice.durationMonths };
  const next = { ...chosen, credit: { ...credit, sumCents: creditPartsOf.sumCents({ ...chosen, credit }) } };
  return saveChange({ ...request, application: now.value }, next, randomUUID());
}

const isSame = ({ credit }: Application, choice: NonNullable<ReturnType<typeof parseOfferChoice>>) =>
  credit.conditionVariantId === choice.conditionVariantId && credit.durationMonths === choice.durationMonths;
