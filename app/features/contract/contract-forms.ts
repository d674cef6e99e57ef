import { defineForm } from "~/forms/define-form.ts";

/** The forms of step 5; all of them post to the step's own address, and the pressed button tells which. */
export const CONTRACT_FORM = defineForm({ id: "contract", buttons: ["makeContract"], fields: [], draft: false });
export const SIGNATURE_FORM = defineForm({
  id: "contract-signature",
  buttons: ["confirmSignature"],
  labels: "application:contract.fields",
  fields: ["signedOn", "confirmed"],
});
export const EMAIL_FORM = defineForm({
  id: "contract-email",
  buttons: ["saveEmail"],
  labels: "application:contract.fields",
  fields: ["email"],
});

export const CONTRACT_FORMS = [CONTRACT_FORM, SIGNATURE_FORM, EMAIL_FORM] as const;
