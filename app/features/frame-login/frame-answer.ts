import type { SubmissionResult } from "@conform-to/react";
import { defineForm } from "~/forms/define-form.ts";

/** The form in the partner's page. Enter presses its first button; the others show and hide the password where no script does. */
export const FRAME_FORM = defineForm({
  id: "frame-login",
  buttons: ["login", "showPassword", "hidePassword"],
  fields: ["username", "password"],
  secret: ["password"],
  draft: false,
  frame: true,
});

/** What the top window posts to log in: u, p (the ticket) and r, with the form's token (O10). */
export type HandOver = { _csrf: string; u: string; p: string; r: string };

/** What the frame is answered besides the refusals of the log-in itself. */
export type FrameAnswer = {
  result?: SubmissionResult<string[]>;
  /** The password as typed, sent back because its owner pressed “show” or “hide” (F-089). */
  password?: { value: string; visible: boolean };
  /** Too many tries: seconds until the next (R-C2). */
  retryAfterSeconds?: number;
  handOver?: HandOver;
};
