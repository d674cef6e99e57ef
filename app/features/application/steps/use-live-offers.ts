import { useState } from "react";
import { LIVE_BUTTONS, type LiveButton } from "~/forms/live-buttons.ts";
import { useLiveForm } from "~/forms/use-live-form.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import type { StepPage } from "../step-page.server.ts";
import type { LiveOffers } from "./household-buttons.server.ts";
import type { HouseholdStepData } from "./household-step-data.server.ts";

/** How far the offers on the page follow what stands in the form: `asked` must be asked for by the button. */
export type OffersState = "current" | "computing" | "unfinished" | "asked";

type Page = Pick<StepPage, "version" | "draftSavedAt"> & { stepData: HouseholdStepData };

/**
 * The offers of step 3, computed again while the user types (F-257). Without script, with a back end that computes saved applications only, and when
 * a draft has come back that nothing was computed for, the button does the same.
 */
export function useLiveOffers({ version, draftSavedAt, stepData: saved }: Page) {
  const isScripted = useHydrated();
  const [button, setButton] = useState<LiveButton>(LIVE_BUTTONS.compute);
  const { answer, isWaiting, ...live } = useLiveForm<LiveOffers>(button);
  if (answer?.typed === null && button === LIVE_BUTTONS.compute) setButton(LIVE_BUTTONS.keep);
  const stepData = useLastTyped(answer, version) ?? saved;
  // The data over which something was typed: it says nothing of what stands in the form now.
  const [typedOver, setTypedOver] = useState<HouseholdStepData | null>(draftSavedAt === null ? null : saved);
  if (typedOver !== null && typedOver !== stepData && !isWaiting) setTypedOver(null);
  const isRestored = draftSavedAt !== null && answer === undefined && !isWaiting;
  const isAsked = !isScripted || button === LIVE_BUTTONS.keep || isRestored;
  const state: OffersState = typedOver === null ? "current" : stateBehind(isAsked, isWaiting);
  return { live, stepData, isAsked, state, onTyping: () => setTypedOver(stepData) };
}

const stateBehind = (isAsked: boolean, isWaiting: boolean): OffersState =>
  isAsked ? "asked" : isWaiting ? "computing" : "unfinished";

/** What was computed last for this page, through answers that could compute nothing; null before the first, and after a save. */
function useLastTyped(answer: LiveOffers | undefined, version: string | null): HouseholdStepData | null {
  const [last, setLast] = useState<LiveOffers>({});
  const hasOffers = answer?.typed !== undefined && answer.typed !== null;
  if (hasOffers && answer !== last) setLast(answer);
  return last.version === version ? (last.typed ?? null) : null;
}
