import { makeStepAction, makeStepLoader, type StepRoute } from "~/features/application/step-route.server.ts";
import { creditButtons } from "~/features/application/steps/credit-buttons.server.ts";
import { loadCreditExtras, type CreditExtras } from "~/features/application/steps/credit-extras.server.ts";
import { creditStep, type creditSchema } from "~/features/application/steps/credit-step.ts";

const route: StepRoute<typeof creditSchema, CreditExtras> = {
  step: creditStep,
  loadExtras: loadCreditExtras,
  buttons: creditButtons,
};

export const loader = makeStepLoader(route);
export const action = makeStepAction(route);
