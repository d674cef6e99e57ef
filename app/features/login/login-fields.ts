import { defineForm } from "~/forms/define-form.ts";

/** The log-in (F-054). */
export const LOGIN_FORM = defineForm({
  id: "login",
  buttons: ["login"],
  labels: "login:fields",
  fields: ["username", "password"],
  secret: ["password"],
  draft: false,
  forAnybody: true,
});
