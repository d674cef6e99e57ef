import { defineForm } from "~/forms/define-form.ts";

/** Passes the scan of a paper that was signed by hand (F-349). */
export const PASS_FORM = defineForm({
  id: "pass-signed",
  buttons: ["passSigned"],
  labels: "signed-documents:fields",
  fields: ["paper", "file"],
  files: true,
  draft: false,
});

/** Sends the buyer the documents (F-347). */
export const SEND_FORM = defineForm({ id: "send-documents", buttons: ["sendDocuments"], fields: [], draft: false });

/** Notes that the buyer protests the authorization, on a page of its own (F-348). */
export const PROTEST_FORM = defineForm({
  id: "protest-authorization",
  buttons: ["protestAuthorization"],
  labels: "signed-documents:protest.fields",
  fields: ["reason"],
});
