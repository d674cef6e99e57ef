import { defineForm } from "~/forms/define-form.ts";

/** The forms of step 5; all of them post to the step's own address, and the pressed button tells which. */
export const CONTRACT_FORM = defineForm({ id: "contract", buttons: ["makeContract"], fields: [], draft: false });
export const SIGNATURE_FORM = defineForm({
  id: "contract-signature",
  buttons: ["confirmSignature"],
  labels: "application:contract.fields",
  fields: ["signer", "signedOn", "confirmed"],
});
export const EMAIL_FORM = defineForm({
  id: "contract-email",
  buttons: ["saveEmail"],
  labels: "application:contract.fields",
  fields: ["email"],
});
/** The spouse's, where both borrow (F-230): the other one's stays. */
export const SPOUSE_EMAIL_FORM = defineForm({
  id: "contract-spouse-email",
  buttons: ["saveSpouseEmail"],
  labels: "application:contract.fields",
  fields: ["spouseEmail"],
});

export const CONTRACT_FORMS = [CONTRACT_FORM, SIGNATURE_FORM, EMAIL_FORM, SPOUSE_EMAIL_FORM] as const;
