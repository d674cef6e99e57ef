import { defineForm } from "~/forms/define-form.ts";

/** The personal code of a buyer, with which an application starts from the first page. */
export const START_FORM = defineForm({
  id: "start-application",
  buttons: ["start"],
  labels: "news:today.fields",
  fields: ["personalCode"],
  draft: false,
});
