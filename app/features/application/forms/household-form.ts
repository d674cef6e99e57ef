import { defineForm } from "~/forms/define-form.ts";
import { defineStep } from "../step-definition.ts";
import { SUM_SEEN_FIELD } from "../steps/sum-seen-field.ts";
import { STEP_BUTTONS } from "./step-buttons.ts";

/** Step 3. */
export const HOUSEHOLD = defineStep(
  defineForm({
    id: "household",
    buttons: [...STEP_BUTTONS, "showOffers", "chooseDuration", "live"],
    unchecked: ["back"],
    labels: "application:household.fields",
    unlabelled: ["offer"],
    fields: [
      "incomeType",
      "monthlyIncome",
      "workplace",
      "certificate",
      "future",
      "maritalStatus",
      "members",
      "spouse",
      "loans",
      "refinancing",
      "offer",
      SUM_SEEN_FIELD,
    ],
    secret: [SUM_SEEN_FIELD],
  }),
  async () => (await import("../steps/household-step.ts")).householdStep,
);
