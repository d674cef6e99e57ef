import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { Offers } from "~/services/condition-types.ts";
import { getProposedOptions } from "~/services/conditions.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { paths } from "~/paths.ts";
import { chooseVariant } from "../choose-variant.ts";
import { creditPartsOf } from "../credit-parts.ts";
import { saveChange, saveStep, type StepRequest } from "../save-step.server.ts";
import type { householdSchema } from "./household-step.ts";
import { findOffer, isOffered, parseOfferChoice, type OfferChoice } from "./offer-choice.ts";

type Request = StepRequest<typeof householdSchema>;

/**
 * “Save and continue” of step 3: income first, then the chosen offer, and on only when the credit is not refused for it;
 * otherwise the page shows the decision with its reasons. “Show offers” saves and stays; the ticked offer is saved as well
 * as long as it can still be had.
 */
export const householdButtons = { showOffers, continue: continueWithOffer };

const backToOffers = ({ application }: Request) => redirect(`${paths.applicationStep(application.id, 3)}#offers`, 303);

const isRejected = ({ decision }: Offers): boolean => decision?.result === "REJECTED";

/** The ticked offer when it is another one than the saved. */
function newChoice({ form, application: { credit } }: Request): OfferChoice | null {
  const choice = parseOfferChoice(form.ok ? form.value.offer : null);
  const isSaved =
    choice?.conditionVariantId === credit.conditionVariantId && choice?.durationMonths === credit.durationMonths;
  return isSaved ? null : choice;
}

async function showOffers(request: Request) {
  const refused = await saveStep(request);
  if (refused !== null) return refused;
  const choice = newChoice(request);
  if (choice !== null) {
    const offers = await getProposedOptions(request.backend, request.application.id);
    const offer = offers.ok ? findOffer(offers.value.options, choice) : undefined;
    if (offer !== undefined && offer.result !== "REJECTED") await takeOffer(request, choice);
  }
  return backToOffers(request);
}

async function continueWithOffer(request: Request) {
  const refused = await saveStep(request);
  if (refused !== null) return refused;
  return (await isSettled(request))
    ? redirect(paths.applicationStep(request.application.id, 4), 303)
    : backToOffers(request);
}

/** Whether the ticked offer, else the saved choice, may be had, is saved, and is not refused. */
async function isSettled(request: Request): Promise<boolean> {
  const { backend, application } = request;
  const offers = await getProposedOptions(backend, application.id);
  if (!offers.ok) return false;
  const choice = newChoice(request);
  if (choice === null) return isOffered(offers.value.options, application.credit) && !isRejected(offers.value);
  if (!isOffered(offers.value.options, choice)) {
    await addNotice(request.session, { text: { key: "application:notices.offerGone" }, variant: "warning" });
    return false;
  }
  if (!(await takeOffer(request, choice))) return false;
  const decided = await getProposedOptions(backend, application.id);
  return decided.ok && !isRejected(decided.value);
}

/** Saves the chosen variant and duration; false when the back end did not take them. */
async function takeOffer(request: Request, choice: OfferChoice): Promise<boolean> {
  const now = await getApplication(request.backend, request.application.id);
  if (!now.ok) return false;
  const chosen = chooseVariant(now.value, choice);
  const next = { ...chosen, credit: { ...chosen.credit, sumCents: creditPartsOf.sumCents(chosen) } };
  return saveChange({ ...request, application: now.value }, next, randomUUID());
}
