import * as z from "zod";

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
