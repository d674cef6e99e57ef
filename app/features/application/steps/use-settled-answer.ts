import { useState } from "react";
import { NOTHING_FOUND } from "~/forms/use-findings.ts";
import type { StepAnswer } from "../step-answer.ts";
import type { HouseholdStepData } from "./household-step-data.server.ts";

/**
 * The answer of step 3 for its form: what it found about the offers is over once the offers for what was typed since can be had, and does not come back (F-198).
 * @param typed the offers on the page; null while they are those that the answer was about
 */
export function useSettledAnswer(
  answer: StepAnswer | undefined,
  typed: HouseholdStepData | null,
): StepAnswer | undefined {
  const [settled, setSettled] = useState<StepAnswer>();
  if (answer !== settled && isAboutOffers(answer) && typed !== null && canBeHad(typed)) setSettled(answer);
  return answer !== undefined && answer === settled ? { ...answer, result: NOTHING_FOUND } : answer;
}

const isAboutOffers = (answer: StepAnswer | undefined): boolean =>
  Object.keys(answer?.result?.error ?? {}).join() === "offer";

const canBeHad = ({ offers, isChosenGone, spouseNeededAboveCents }: HouseholdStepData): boolean =>
  offers !== null && offers.decision?.result !== "REJECTED" && !isChosenGone && spouseNeededAboveCents === null;
