import { defineForm } from "~/forms/define-form.ts";

/** Rejects a contract (F-337). */
export const REJECTION_FORM = defineForm({
  id: "reject-contract",
  buttons: ["rejectContract"],
  labels: "rejection:fields",
  fields: ["reason", "comment"],
});

/** Where its card stands in step 5: giving up leads back to it. */
export const REJECTION_CARD = "contract-rejection";
