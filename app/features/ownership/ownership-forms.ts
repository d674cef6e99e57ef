import { defineForm } from "~/forms/define-form.ts";

/** Takes an application over by its key (F-200). No draft keeps a key. */
export const TAKE_OVER_FORM = defineForm({
  id: "take-over",
  buttons: ["takeOver"],
  labels: "ownership:takeOver.fields",
  fields: ["number", "key", "login"],
  draft: false,
});

/** Gives an application to another seller (F-201). */
export const TRANSFER_FORM = defineForm({
  id: "transfer",
  buttons: ["transfer"],
  labels: "ownership:transfer.fields",
  fields: ["recipient", "comment"],
});
