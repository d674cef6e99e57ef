import { defineForm } from "~/forms/define-form.ts";

/** What a person behind a link does: signs, asks for the code, or refuses. */
export const SIGN_FORM = defineForm({
  id: "sign",
  buttons: ["sign", "sendCode", "refuse"],
  unchecked: ["sendCode", "refuse"],
  labels: "signing:link.fields",
  fields: ["agreed", "name", "drawing", "code"],
  unlabelled: ["drawing"],
  secret: ["code"],
  draft: false,
  forAnybody: true,
});
