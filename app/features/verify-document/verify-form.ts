import { defineForm } from "~/forms/define-form.ts";

/** What the holder of a paper gives to have it checked: the file, or its hash. */
export const VERIFY_FORM = defineForm({
  id: "verify-document",
  buttons: ["verify"],
  labels: "verify-document:fields",
  fields: ["file", "hash"],
  files: true,
  draft: false,
  forAnybody: true,
});
