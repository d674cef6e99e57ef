import { makeStepAction, makeStepLoader, type StepRoute } from "~/features/application/step-route.server.ts";
import { contractDataButtons } from "~/features/application/steps/contract-data-buttons.server.ts";
import {
  loadContractDataExtras,
  type ContractDataExtras,
} from "~/features/application/steps/contract-data-extras.server.ts";
import { contractDataStep, type contractDataSchema } from "~/features/application/steps/contract-data-step.ts";

const route: StepRoute<ReturnType<typeof contractDataSchema>, ContractDataExtras> = {
  step: contractDataStep,
  loadExtras: loadContractDataExtras,
  buttons: contractDataButtons,
};

export const loader = makeStepLoader(route);
export const action = makeStepAction(route);
