import { defineForm } from "~/forms/define-form.ts";

/** The code of a log-in, and whether the device is to be remembered (F-065). */
export const VERIFY_DEVICE_FORM = defineForm({
  id: "verify-device",
  buttons: ["verify", "resend"],
  fields: ["code", "remember"],
  secret: ["code"],
  draft: false,
});
