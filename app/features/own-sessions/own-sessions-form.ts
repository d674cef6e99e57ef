import { defineForm } from "~/forms/define-form.ts";

/** The page's forms; they differ by their button (R-A14). */
export const OWN_SESSIONS_FORM = defineForm({
  id: "own-sessions",
  buttons: ["endSession", "endOthers", "forgetDevice"],
  fields: ["session", "device"],
  draft: false,
});
