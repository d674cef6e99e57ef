import { isActionAllowed } from "~/domain/application-status.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { APPLICATION_STEPS, CONTRACT_STEP, numberOf, type StepKey } from "~/paths/application-steps.ts";
import type { Application } from "~/services/application-types.ts";
import { isComplete } from "./step-table.ts";

export type JourneyStep = { number: number; key: StepKey; complete: boolean };

/** Where an application stands. */
export type Journey = {
  steps: JourneyStep[];
  /** The first step that still wants something; the contract's when only that is left, or when it is made. */
  current: StepKey;
  /** Data may still be changed (F-192). */
  editable: boolean;
};

/** The status of an application; one that has none yet has just been numbered. */
export const statusOf = ({ status }: Pick<Application, "status">): number => status ?? ApplicationStatus.application;

/** Replays the saved application through the steps. Never stored, so it cannot disagree with the data. */
export async function journeyOf(application: Application, today: IsoDay): Promise<Journey> {
  const editable = isActionAllowed("edit", statusOf(application));
  const isPast = (key: StepKey) => !editable && key !== CONTRACT_STEP;
  const steps = await Promise.all(
    APPLICATION_STEPS.map(async ({ number, key }) => ({
      number,
      key,
      complete: isPast(key) || (await isComplete(key, application, today)),
    })),
  );
  return { steps, current: steps.find((step) => !step.complete)?.key ?? CONTRACT_STEP, editable };
}

/** A step may be visited when every step before it is complete; the data of a contract are shown by its own step alone (F-199). */
export function missingBefore(journey: Journey, step: StepKey): JourneyStep[] {
  return journey.steps.filter(({ number, complete }) => number < numberOf(step) && !complete);
}
