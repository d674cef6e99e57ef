import { defineForm } from "~/forms/define-form.ts";
import { DRAFT_BUTTONS, TAKE_DRAFT } from "~/forms/draft-buttons.ts";

/** The button of step 1 that leads a manager back to the choice of the seller and keeps what is typed. */
export const OTHER_SELLER = "otherSeller";

/** Step 1 has no saved application yet, and its own way of starting one. */
export const BUYER_FORM = defineForm({
  id: "buyer",
  buttons: ["continue", ...DRAFT_BUTTONS, TAKE_DRAFT, OTHER_SELLER],
  unchecked: [OTHER_SELLER, TAKE_DRAFT],
  labels: "application:buyer.fields",
  fields: [
    "personalCode",
    "firstName",
    "lastName",
    "citizenship",
    "productType",
    "phone",
    "email",
    "dataPolicy",
    "creditCheck",
  ],
});
