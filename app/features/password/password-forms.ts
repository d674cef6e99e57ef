import { defineForm } from "~/forms/define-form.ts";

/** A new password of a logged-in user, with the present one unless the log-in has just asked for it (F-078, F-105). */
export const PASSWORD_UPDATE_FORM = defineForm({
  id: "password-update",
  buttons: ["setPassword"],
  labels: "password:fields",
  fields: ["currentPassword", "newPassword", "repeatPassword"],
  secret: ["currentPassword", "newPassword", "repeatPassword"],
  draft: false,
});

/** A new password by a link, of both variants (F-080). */
export const RESET_FORM = defineForm({
  id: "reset-password",
  buttons: ["setPassword"],
  labels: "password:fields",
  fields: ["login", "newPassword", "repeatPassword"],
  secret: ["newPassword", "repeatPassword"],
  draft: false,
  forAnybody: true,
});

/** The wish for a letter with such a link (F-082). */
export const REMIND_FORM = defineForm({
  id: "password-remind",
  buttons: ["remind"],
  labels: "password:remind.fields",
  fields: ["email"],
  draft: false,
  forAnybody: true,
});
