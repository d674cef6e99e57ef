import { defineForm } from "~/forms/define-form.ts";

/** Asks the debt register about a person of the application (F-305); which person is the pressed button. */
export const DEBT_RECORD_FORM = defineForm({
  id: "debt-record",
  buttons: ["askAboutBuyer", "askAboutSpouse"],
  fields: [],
  draft: false,
});

/** Where on the page of incomes its answer stands. */
export const DEBTS_PLACE = "debt-register";
