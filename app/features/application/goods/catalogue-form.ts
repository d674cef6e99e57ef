import { defineForm } from "~/forms/define-form.ts";

/** Adds one piece of a catalogue item to the application. */
export const CATALOGUE_FORM = defineForm({
  id: "catalogue",
  buttons: ["add"],
  fields: ["productNumber"],
  draft: false,
});
