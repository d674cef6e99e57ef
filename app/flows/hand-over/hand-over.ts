import * as z from "zod";

/** What a buyer does on the own telephone for one application, for an hour: photographs, fills in, signs. */
export const handOverRecord = z.object({
  /** The secret of its address, 128 bits. */
  hash: z.string(),
  userId: z.string(),
  applicationId: z.number(),
  /** Milliseconds of the portal's clock, these as the others. */
  endsAt: z.number(),
  /** As the page addresses the buyer. */
  initials: z.string(),
  openedAt: z.number().nullable(),
  filledAt: z.number().nullable(),
  /** When the seller took the answers over into the form. */
  usedAt: z.number().nullable(),
  /** What the buyer has filled in, by the names of the form. */
  entries: z.array(z.tuple([z.string(), z.string()])),
  /** What was typed when the buyer went to take the photograph, not sent yet: the page shows it again. */
  begun: z
    .array(z.tuple([z.string(), z.string()]))
    .nullable()
    .default(null),
  /** To which number its address was sent last, masked, and when; what became of the message, and what that is asked by. */
  texted: z
    .object({
      to: z.string(),
      at: z.number(),
      requestId: z.string().nullable().default(null),
      state: z.enum(["pending", "delivered", "failed"]).default("delivered"),
    })
    .nullable()
    .default(null),
  /** Where the buyer signs on this telephone, once the seller has begun it. */
  signPath: z.string().nullable(),
  /** Where the link to sign went instead, masked: a signature that was begun remotely comes by message alone. */
  signSentTo: z.string().nullable().default(null),
  /** When the seller's page learned that the buyer has signed what was asked for. */
  signedAt: z.number().nullable().default(null),
  /** When the seller took the photographed document over: the pictures are no more here then. */
  photographedAt: z.number().nullable().default(null),
  /** Up to which of its acts the log of the application knows the buyer's: when the last logged one was done. */
  loggedUpTo: z.number().default(0),
  /** When the contract was made: what it says can be changed no more. */
  closedAt: z.number().nullable().default(null),
});

export type HandOver = z.output<typeof handOverRecord>;
