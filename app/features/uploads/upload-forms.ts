import { defineForm } from "~/forms/define-form.ts";

/** Files for one slot of an application (F-321). No draft keeps a file, and without it the choice is nothing. */
export const UPLOAD_FORM = defineForm({
  id: "upload",
  buttons: ["upload"],
  labels: "uploads:fields",
  fields: ["slot", "file"],
  files: true,
  draft: false,
});

/** Removes an uploaded file, on a page of its own (F-332). */
export const DELETE_UPLOAD_FORM = defineForm({
  id: "delete-upload",
  buttons: ["deleteUpload"],
  fields: [],
  draft: false,
});
