import { isContract } from "~/domain/application-status.ts";
import { applicationStatuses } from "~/domain/enumerations/application-status.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { StepKey } from "~/paths/application-steps.ts";
import type { Application } from "~/services/application-types.ts";
import { isStepComplete } from "./replay-step.ts";
import { SAVED_STEPS } from "./wizard-steps.ts";

/** Whether the saved application has what a step asks for. */
export async function isComplete(key: StepKey, application: Application, today: IsoDay): Promise<boolean> {
  if (key === "buyer") return application.buyer.personalCode !== null && application.buyer.lastName !== null;
  if (key === "contract") return isContractStatus(application.status);
  const step = await SAVED_STEPS[key].load();
  return isStepComplete(step, application, today) && (step.isSettled?.(application) ?? true);
}

/** Statuses 1, 2, 3 and 7 (F-192); one that we do not know is no contract. */
export function isContractStatus(status: number | null): boolean {
  const known = applicationStatuses.find(status);
  return known !== null && isContract(known);
}
