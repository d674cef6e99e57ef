import type { PermitAct } from "~/domain/permit-acts.ts";
import { defineForm } from "~/forms/define-form.ts";

/** Asks a manager to allow the credit of an application (F-372). */
export const ASK_FORM = defineForm({
  id: "ask-permit",
  buttons: ["askPermit"],
  labels: "permits:ask.fields",
  fields: ["reason"],
});

/** What a manager answers: a form each, because only an approval may do without words. */
export const APPROVE_FORM = defineForm({
  id: "approve-permit",
  buttons: ["approve"],
  labels: "permits:answer.fields",
  fields: ["note"],
});
export const REJECT_FORM = defineForm({
  id: "reject-permit",
  buttons: ["reject"],
  labels: "permits:answer.fields",
  fields: ["note"],
});
export const ESCALATE_FORM = defineForm({
  id: "escalate-permit",
  buttons: ["escalate"],
  labels: "permits:answer.fields",
  fields: ["note"],
});

export const ANSWER_FORMS = [APPROVE_FORM, REJECT_FORM, ESCALATE_FORM] as const;

/** The form of each act. */
export const FORM_OF = {
  approve: APPROVE_FORM,
  reject: REJECT_FORM,
  escalate: ESCALATE_FORM,
} as const satisfies Record<PermitAct, (typeof ANSWER_FORMS)[number]>;
