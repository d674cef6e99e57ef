import { isContract } from "~/domain/application-status.ts";
import { ApplicationStatus, applicationStatuses } from "~/domain/enumerations/application-status.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { Application } from "~/services/application-types.ts";
import { isStepComplete } from "./replay-step.ts";
import { contractDataStep } from "./steps/contract-data-step.ts";
import { creditStep } from "./steps/credit-step.ts";
import { householdStep } from "./steps/household-step.ts";
import { STEPS, type StepKey, type StepNumber } from "./step-table.ts";

export type JourneyStep = { number: StepNumber; key: StepKey; complete: boolean };

/** Where an application stands. */
export type Journey = {
  steps: JourneyStep[];
  /** The first step that still wants something; 5 when only the contract is left, or when it is made. */
  current: StepNumber;
  /** Data may still be changed: the application is in status 0 (F-192). */
  editable: boolean;
};

/** Replays the saved application through the steps. Never stored, so it cannot disagree with the data. */
export function journeyOf(application: Application, today: IsoDay): Journey {
  const editable = application.status === null || application.status === ApplicationStatus.application;
  const complete: Record<StepNumber, boolean> = {
    1: application.buyer.personalCode !== null && application.buyer.lastName !== null,
    2: isStepComplete(creditStep, application, today),
    3: isStepComplete(householdStep, application, today),
    4: isStepComplete(contractDataStep, application, today),
    5: isContractStatus(application.status),
  };
  const steps = STEPS.map(({ number, key }) => ({
    number,
    key,
    complete: !editable && number < 5 ? true : complete[number],
  }));
  return { steps, current: steps.find((step) => !step.complete)?.number ?? 5, editable };
}

/** A step may be visited when every step before it is complete; the data of a contract are shown by step 5 alone (F-199). */
export function missingBefore(journey: Journey, step: StepNumber): JourneyStep[] {
  return journey.steps.filter(({ number, complete }) => number < step && !complete);
}

/** Statuses 1, 2, 3 and 7 (F-192); one that we do not know is no contract. */
function isContractStatus(status: number | null): boolean {
  const known = applicationStatuses.find(status);
  return known !== null && isContract(known);
}
