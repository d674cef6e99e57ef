import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { Offers } from "~/services/condition-types.ts";
import { getProposedOptions } from "~/services/conditions.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import { isUnknownCountry } from "~/flows/citizenship/citizenship.server.ts";
import { issueMessage } from "~/domain/issue.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { stepBeside } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { chooseVariant } from "../choose-variant.ts";
import { creditSumOf } from "../credit-parts.ts";
import { keepRefused, saveChange, saveStep, type StepRequest } from "../save-step.server.ts";
import { nameSpouse } from "../spouse/name-spouse.server.ts";
import { unknownCitizenship } from "../unknown-citizenship.server.ts";
import { findTypedStepData, type HouseholdStepData } from "./household-step-data.server.ts";
import type { householdSchema } from "./household-step.ts";
import { allowsMonths } from "~/domain/variant-durations.ts";
import { keepUntold } from "./sum-seen.server.ts";
import { findOffer, isOffered, parseOfferChoice, type OfferChoice } from "./offer-choice.ts";

type Pressed = StepRequest<typeof householdSchema>;

/**
 * “Save and continue” of step 3: income first, then the chosen offer, and on only when the credit is not refused for it;
 * otherwise the page shows the decision with its reasons. “Show offers” saves and stays; the ticked offer is saved as well
 * as long as it can still be had. With script the offers follow what is typed, and nothing is saved but the draft.
 */
export const householdButtons = { showOffers, chooseDuration, live: answerLive, continue: continueWithOffer };

/** What comes back while the user types. */
export type LiveOffers = {
  /** Of the page that was typed in: after a save it has offers of its own. */
  version?: string | null;
  /** Left out while the form cannot be computed yet; null where the back end computes saved applications only. */
  typed?: HouseholdStepData | null;
};

const backToOffers = ({ application }: Pressed) =>
  redirect(`${paths.applicationStep(application.id, "household")}#offers`, 303);

const isRejected = ({ decision }: Offers): boolean => decision?.result === "REJECTED";

/** The ticked offer when it is another one than the saved. */
function newChoice({ form, application: { credit } }: Pressed): OfferChoice | null {
  const choice = parseOfferChoice(form.ok ? form.value.offer : null);
  const isSaved =
    choice?.conditionVariantId === credit.conditionVariantId && choice?.durationMonths === credit.durationMonths;
  return isSaved ? null : choice;
}

/** The name of the spouse comes with the save, and no offer depends on it. */
const isNamedLater = (field: string): boolean => field === "spouse.firstName" || field === "spouse.lastName";

/** Findings are left to the fields: a form that is not ready yet has no offers. */
async function answerLive(request: Pressed) {
  const { form, step, application, backend } = request;
  await saveDraft(draftKey(request, form.definition.id), form.entries);
  if (!form.ok) return json({});
  const applied = step.apply(application, form.value);
  if (step.validate(applied).some(({ field }) => !isNamedLater(field))) return json({});
  const choice = parseOfferChoice(form.value.offer);
  const typed = choice === null ? applied : chooseVariant(applied, choice);
  const answer: LiveOffers = { version: form.version, typed: await findTypedStepData(backend, typed) };
  return json(answer);
}

/** Saves the form, its spouse named by the register and of a country that there is. */
async function saveNamed(request: Pressed): Promise<Response | null> {
  const { form } = request;
  const citizenship = form.ok ? (form.value.spouse.details?.citizenship ?? null) : null;
  if (await isUnknownCountry(request, citizenship))
    return keepRefused(request, unknownCitizenship(form, "spouse.citizenship"));
  const named = await nameSpouse(keepUntold(request));
  return "answer" in named ? keepRefused(request, named.answer) : saveStep(named.request);
}

async function showOffers(request: Pressed) {
  const refused = await saveNamed(request);
  if (refused !== null) return refused;
  const choice = newChoice(request);
  if (choice !== null) {
    const { offers, saved } = await readSaved(request);
    const offer = offers.ok ? findOffer(offers.value.options, choice) : undefined;
    if (offer !== undefined && offer.result !== "REJECTED") await takeOffer(request, choice, saved);
  }
  return backToOffers(request);
}

/** A row of the price ladder: the saved variant for so many months is saved as the choice, and decided about. */
async function chooseDuration(request: Pressed) {
  const refused = await saveNamed(request);
  if (refused !== null) return refused;
  const { backend, form, application } = request;
  const { conditionVariantId } = application.credit;
  const variant = application.shopConditions.variants.find(({ id }) => id === conditionVariantId);
  const durationMonths = form.intentIndex ?? 0;
  if (variant !== undefined && allowsMonths(variant, durationMonths)) {
    const saved = await getApplication(backend, application.id);
    await takeOffer(request, { conditionVariantId: variant.id, durationMonths }, saved);
  }
  return backToOffers(request);
}

async function continueWithOffer(request: Pressed) {
  const { form, step, application } = request;
  const refused = await saveNamed(request);
  if (refused !== null) return refused;
  const problem = await findOfferProblem(request);
  if (problem === null) return redirect(paths.applicationStep(application.id, stepBeside(step.key, 1)), 303);
  return formErrorResponse(form, { status: REFUSED, fieldErrors: { offer: [issueMessage(problem)] } });
}

const REFUSED = 422;

type OfferProblem = "offers.gone" | "offers.notHad" | "offers.refused" | "offers.none";

/** What keeps step 3 from being left: the ticked offer, else the saved choice, cannot be had, is not saved, or is refused. Its reasons stand with the offers. */
async function findOfferProblem(request: Pressed): Promise<OfferProblem | null> {
  const choice = newChoice(request);
  if (choice === null) return findSavedProblem(request);
  const { offers, saved } = await readSaved(request);
  if (!offers.ok) return "offers.none";
  const isTaken = isOffered(offers.value.options, choice) && (await takeOffer(request, choice, saved));
  if (!isTaken) return "offers.gone";
  return problemOf(await getProposedOptions(request.backend, request.application.id));
}

async function findSavedProblem({ backend, application }: Pressed): Promise<OfferProblem | null> {
  const offers = await getProposedOptions(backend, application.id);
  return offers.ok && !isOffered(offers.value.options, application.credit) ? "offers.notHad" : problemOf(offers);
}

function problemOf(offers: Awaited<ReturnType<typeof getProposedOptions>>): OfferProblem | null {
  if (!offers.ok) return "offers.none";
  return isRejected(offers.value) ? "offers.refused" : null;
}

/** What can be had with the income that was just saved, and the application as it is now: neither waits for the other. */
async function readSaved({ backend, application }: Pressed) {
  const [offers, saved] = await Promise.all([
    getProposedOptions(backend, application.id),
    getApplication(backend, application.id),
  ]);
  return { offers, saved };
}

type Saved = Awaited<ReturnType<typeof getApplication>>;

/** Saves the chosen variant and duration into the application as it was read; false when the back end did not take them. */
async function takeOffer(request: Pressed, choice: OfferChoice, saved: Saved): Promise<boolean> {
  if (!saved.ok) return false;
  const chosen = chooseVariant(saved.value, choice);
  const next = { ...chosen, credit: { ...chosen.credit, sumCents: creditSumOf(chosen) } };
  return saveChange({ ...request, application: saved.value }, next, randomUUID());
}
