import { stepRoute } from "~/features/application/step-route.server.ts";
import { prepareCredit } from "~/features/application/steps/confirm-insurance.server.ts";
import { creditButtons } from "~/features/application/steps/credit-buttons.server.ts";
import { loadCreditStepData } from "~/features/application/steps/credit-step-data.server.ts";
import { CREDIT } from "~/features/application/forms/credit-form.ts";

export const { loader, action } = stepRoute(CREDIT, {
  may: "application:edit",
  loadStepData: loadCreditStepData,
  prepare: prepareCredit,
  buttons: creditButtons,
});
