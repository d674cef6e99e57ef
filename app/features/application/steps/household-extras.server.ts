import type { Offers } from "~/services/condition-types.ts";
import { getProposedOptions } from "~/services/conditions.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { isStepComplete } from "../replay-step.ts";
import type { OpenApplication } from "../open-application.server.ts";
import { householdStep } from "./household-step.ts";
import { isOffered } from "./offer-choice.ts";

export type HouseholdExtras = {
  /** Null until the income is saved, or when the back end gives none. */
  offers: Offers | null;
  /** Why there are none: no income (10), no calculation (1800), no conditions (2140). */
  notice: BackendNotice | null;
  /** The saved variant and duration are not among the offers: the goods have changed since (decision under G16). */
  isChosenGone: boolean;
};

/** The offers for the saved application (F-256, F-257); asked for only when income and household are known. */
export async function loadHouseholdExtras({ backend, application, today }: OpenApplication): Promise<HouseholdExtras> {
  if (!isStepComplete(householdStep, application, today)) return { offers: null, notice: null, isChosenGone: false };
  const offers = await getProposedOptions(backend, application.id);
  if (!offers.ok) return { offers: null, notice: offers.notice, isChosenGone: false };
  const isChosenGone = !isOffered(offers.value.options, application.credit);
  return { offers: offers.value, notice: offers.value.notice, isChosenGone };
}
