import { defineForm } from "~/forms/define-form.ts";

/** The form of the step that asks for the code of an account update (F-137). */
export const CODE_FORM = defineForm({
  id: "settings-code",
  buttons: ["verify", "resend", "cancel"],
  fields: ["code"],
  secret: ["code"],
  draft: false,
});
