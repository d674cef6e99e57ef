import { defineForm } from "~/forms/define-form.ts";
import { AGREEMENT_FIELD } from "../goods/agreement-name.ts";
import { INSURANCE_CHANGE_FIELD } from "../steps/insurance-change-field.ts";
import { defineStep } from "../step-definition.ts";
import { STEP_BUTTONS } from "./step-buttons.ts";

/** The buttons of the list of goods: they take the unfinished form along. */
const GOODS_BUTTONS = ["addItem", "addGood", "openCatalogue", "editGood", "copyGood", "removeGood"] as const;

/** Step 2. */
export const CREDIT = defineStep(
  defineForm({
    id: "credit",
    buttons: [...STEP_BUTTONS, "recalculate", "chooseDuration", "live", ...GOODS_BUTTONS],
    unchecked: ["back", "recalculate", "chooseDuration", ...GOODS_BUTTONS],
    labels: "application:credit.fields",
    fields: [
      "item",
      "variant",
      "duration",
      "paymentDay",
      "sum",
      "advance",
      "ownFunds",
      "transferToClient",
      "winterPayments",
      AGREEMENT_FIELD,
      INSURANCE_CHANGE_FIELD,
    ],
    secret: [AGREEMENT_FIELD, INSURANCE_CHANGE_FIELD],
  }),
  async () => (await import("../steps/credit-step.ts")).creditStep,
);
