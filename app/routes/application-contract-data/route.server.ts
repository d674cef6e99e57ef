import { refuseUnusedAnswers } from "~/features/application/hand-over/unused-answers.server.ts";
import { stepRoute } from "~/features/application/step-route.server.ts";
import { completeAddresses } from "~/features/application/steps/complete-address.server.ts";
import { contractDataButtons } from "~/features/application/steps/contract-data-buttons.server.ts";
import { loadContractDataStepData } from "~/features/application/steps/contract-data-step-data.server.ts";
import { CONTRACT_DATA } from "~/features/application/forms/contract-data-form.ts";

export const { loader, action } = stepRoute(CONTRACT_DATA, {
  may: "application:edit",
  loadStepData: loadContractDataStepData,
  prepare: refuseUnusedAnswers,
  complete: ({ backend }, read) => completeAddresses(backend, read),
  buttons: contractDataButtons,
});
