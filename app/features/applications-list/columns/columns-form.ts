import { defineForm } from "~/forms/define-form.ts";

/** Columns and width of the list (F-160, F-161); the two forms that post it differ by their buttons. */
export const COLUMNS_FORM = defineForm({
  id: "list-columns",
  buttons: ["saveColumns", "usualColumns", "everyColumn", "widen", "narrow"],
  unchecked: ["usualColumns", "everyColumn", "widen", "narrow"],
  fields: ["columns"],
  unlabelled: ["columns"],
  draft: false,
});
