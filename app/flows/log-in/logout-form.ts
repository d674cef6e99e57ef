import { defineForm } from "~/forms/define-form.ts";

/** The button that ends the session, in the frame of every page and on the pages of a log-in under way (F-108). */
export const LOGOUT_FORM = defineForm({
  id: "logout",
  buttons: ["logout"],
  fields: [],
  draft: false,
  forAnybody: true,
});
