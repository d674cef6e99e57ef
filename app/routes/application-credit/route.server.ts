import { stepRoute } from "~/features/application/step-route.server.ts";
import { creditButtons } from "~/features/application/steps/credit-buttons.server.ts";
import { loadCreditStepData } from "~/features/application/steps/credit-step-data.server.ts";
import { takeTypedItem } from "~/features/application/steps/typed-item.server.ts";
import { CREDIT } from "~/features/application/wizard-steps.ts";

export const { loader, action } = stepRoute(CREDIT, {
  may: "application:edit",
  loadStepData: loadCreditStepData,
  prepare: takeTypedItem,
  buttons: creditButtons,
});
