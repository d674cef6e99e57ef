import { makeStepAction, makeStepLoader, type StepRoute } from "~/features/application/step-route.server.ts";
import { householdButtons } from "~/features/application/steps/household-buttons.server.ts";
import { loadHouseholdExtras, type HouseholdExtras } from "~/features/application/steps/household-extras.server.ts";
import { householdStep, type householdSchema } from "~/features/application/steps/household-step.ts";

const route: StepRoute<typeof householdSchema, HouseholdExtras> = {
  step: householdStep,
  loadExtras: loadHouseholdExtras,
  buttons: householdButtons,
};

export const loader = makeStepLoader(route);
export const action = makeStepAction(route);
