import { defineForm } from "~/forms/define-form.ts";

/** A new account, or another's as it is to be (F-399). */
export const ACCOUNT_FORM = defineForm({
  id: "account",
  buttons: ["saveAccount"],
  labels: "accounts:fields",
  fields: ["firstName", "lastName", "login", "role", "shop", "email", "phone", "method", "password", "agreed"],
  secret: ["password"],
});

/** What is asked once more before it is done (F-396). */
export const ACT_FORM = defineForm({
  id: "account-act",
  buttons: ["deactivate", "activate", "unblock"],
  fields: [],
  draft: false,
});

/** Confirms all warrants that wait (F-400). */
export const WARRANTS_FORM = defineForm({
  id: "confirm-warrants",
  buttons: ["confirmWarrants"],
  fields: [],
  draft: false,
});
