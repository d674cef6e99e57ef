import * as z from "zod";

/** Id of the page's forms: they differ by their button. */
export const OWN_SESSIONS_FORM = "own-sessions";

/** Buttons of the page. */
export const OWN_SESSIONS_BUTTONS = ["endSession", "endOthers", "forgetDevice"] as const;

const MAX_CHARACTERS = 40;
const DEVICE_ID = /^\d{1,9}$/;

/** What the pressed button is about. What names nothing is taken like something that is gone already. */
export const ownSessionsSchema = z.object({
  session: z.string().max(MAX_CHARACTERS).default(""),
  device: z
    .string()
    .default("")
    .transform((text) => (DEVICE_ID.test(text) ? Number(text) : null)),
});
