import { stepRoute } from "~/features/application/step-route.server.ts";
import { householdButtons } from "~/features/application/steps/household-buttons.server.ts";
import { nameSpouse } from "~/features/application/spouse/name-spouse.server.ts";
import { loadHouseholdStepData } from "~/features/application/steps/household-step-data.server.ts";
import { keepUntold } from "~/features/application/steps/sum-seen.server.ts";
import { HOUSEHOLD } from "~/features/application/forms/household-form.ts";

export const { loader, action } = stepRoute(HOUSEHOLD, {
  may: "application:edit",
  loadStepData: loadHouseholdStepData,
  prepare: (request) => nameSpouse(keepUntold(request)),
  buttons: householdButtons,
});
