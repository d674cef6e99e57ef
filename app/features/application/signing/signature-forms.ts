import { defineForm } from "~/forms/define-form.ts";

/** Begins a way of signing, or begins it again with another contact. */
export const START_FORM = defineForm({
  id: "signature",
  buttons: ["start"],
  labels: "signing:fields",
  fields: ["way", "contact"],
  draft: false,
});

/** Cancels every open way (F-369); it asks nothing, and is a confirmation of its own. */
export const CANCEL_FORM = defineForm({ id: "signature-cancel", buttons: ["cancelSigning"], fields: [], draft: false });

/** The code of a cent transfer, as the buyer says it. */
export const CODE_FORM = defineForm({
  id: "signature-code",
  buttons: ["confirmCode"],
  labels: "signing:fields",
  fields: ["code"],
  draft: false,
});

export const SIGNATURE_FORMS = [START_FORM, CANCEL_FORM, CODE_FORM] as const;
