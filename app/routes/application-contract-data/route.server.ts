import { makeStepAction, makeStepLoader, type StepRoute } from "~/features/application/step-route.server.ts";
import { loadAddresses, type AddressExtras } from "~/features/application/steps/address-suggestions.server.ts";
import { contractDataButtons } from "~/features/application/steps/contract-data-buttons.server.ts";
import { contractDataStep, type contractDataSchema } from "~/features/application/steps/contract-data-step.ts";

const route: StepRoute<ReturnType<typeof contractDataSchema>, AddressExtras> = {
  step: contractDataStep,
  loadExtras: loadAddresses,
  buttons: contractDataButtons,
};

export const loader = makeStepLoader(route);
export const action = makeStepAction(route);
