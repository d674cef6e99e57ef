import type { StepKey } from "~/paths/application-steps.ts";
import { CONTRACT_DATA } from "./forms/contract-data-form.ts";
import { CREDIT } from "./forms/credit-form.ts";
import { HOUSEHOLD } from "./forms/household-form.ts";
import type { StepDefinition } from "./step-definition.ts";

/**
 * The steps whose form is saved into the application, each with its form and its definition: one that `application-steps.ts` names and that is missing here
 * does not compile.
 */
export const SAVED_STEPS: Record<Exclude<StepKey, "buyer" | "contract">, { load: () => Promise<StepDefinition> }> = {
  credit: CREDIT,
  household: HOUSEHOLD,
  contractData: CONTRACT_DATA,
};
