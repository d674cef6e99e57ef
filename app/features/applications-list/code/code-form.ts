import { defineForm } from "~/forms/define-form.ts";

/** Shows the personal code of one row in full (F-171). */
export const CODE_FORM = defineForm({
  id: "show-code",
  buttons: ["showCode"],
  fields: ["application"],
  unlabelled: ["application"],
  draft: false,
});

/** The code that was asked for, and the row in which it is shown. */
export interface ShownCode {
  id: number;
  code: string;
}
