import type { SubmissionResult } from "@conform-to/react";

/** The form in the partner's page. */
export const FRAME_FORM = "frame-login";

/** Its buttons: Enter presses the first; the others show and hide the password where no script does. */
export const FRAME_BUTTONS = ["login", "showPassword", "hidePassword"] as const;

/** What the top window posts to log in: u, p (the ticket) and r, with the form's token (O10). */
export type HandOver = { _csrf: string; u: string; p: string; r: string };

/** What the frame is answered besides the refusals of the log-in itself. */
export type FrameAnswer = {
  result?: SubmissionResult<string[]>;
  /** The password as typed, sent back because its owner pressed “show” or “hide” (F-089). */
  password?: { value: string; visible: boolean };
  /** Too many tries: seconds until the next (C2). */
  retryAfterSeconds?: number;
  handOver?: HandOver;
};
