import { defineForm } from "~/forms/define-form.ts";

/** What script sends once a personal code is complete: the code alone, never in an address, which would be logged (F-476). */
export const FIND_BUYER_FORM = defineForm({
  id: "find-buyer",
  buttons: ["findBuyer"],
  fields: ["personalCode"],
  draft: false,
});
