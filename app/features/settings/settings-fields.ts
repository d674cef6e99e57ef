import { defineForm } from "~/forms/define-form.ts";

/** The account update (F-124). */
export const SETTINGS_FORM = defineForm({
  id: "settings",
  buttons: ["save", "discardDraft", "takeDraft", "otherLanguage"],
  labels: "settings:fields",
  fields: ["method", "email", "phone", "currentPassword", "newPassword", "repeatPassword", "agreed"],
  secret: ["currentPassword", "newPassword", "repeatPassword"],
});
