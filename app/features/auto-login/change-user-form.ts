import { defineForm } from "~/forms/define-form.ts";

/** Agrees that another user's log-in ends the session. */
export const CHANGE_USER_FORM = defineForm({
  id: "change-user",
  buttons: ["changeUser"],
  fields: [],
  draft: false,
});
