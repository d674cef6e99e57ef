import { defineForm } from "~/forms/define-form.ts";

/** What a buyer knows better than the seller; the fields are called as in step 4, into which they are taken over. */
export const HAND_OVER_FORM = defineForm({
  id: "hand-over",
  buttons: ["sendAnswers", "toPhoto"],
  unchecked: ["toPhoto"],
  labels: "hand-over:fields",
  fields: ["address", "phone", "email", "account", "politics", "consents"],
  draft: false,
  forAnybody: true,
});

/** Whether a field of step 4 is among those that the buyer fills in. */
export const isOfBuyer = (name: string): boolean =>
  HAND_OVER_FORM.fields.some((field) => name === field || name.startsWith(`${field}.`));
