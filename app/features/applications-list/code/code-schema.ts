import * as z from "zod";

/** The row whose code is asked for; its button says it all, so nothing of it is typed. */
export const codeSchema = z.object({
  // After a refusal the form names its row itself, and the pressed row comes after it.
  application: z.preprocess((given: unknown) => [given].flat().pop(), z.string().regex(/^\d{1,10}$/)),
});
