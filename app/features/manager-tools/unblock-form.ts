import { defineForm } from "~/forms/define-form.ts";

/** Lets a blocked user in again, by log-in (F-404). */
export const UNBLOCK_FORM = defineForm({
  id: "unblock-user",
  buttons: ["unblockUser"],
  labels: "manager:unblock.fields",
  fields: ["login"],
});

/** Longest log-in name of any user. */
export const LOGIN_MAX = 100;
