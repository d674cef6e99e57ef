import * as z from "zod";

/** The form that the framed log-in hands to the top window: u, p and r as a link has them, but `p` is a ticket (O10). */
export const TICKET_FORM = "login-ticket";

const TICKET = /^[\w-]{43}$/;

export const ticketSchema = z.object({
  u: z.string().max(60),
  p: z.string().regex(TICKET),
  r: z.string().max(200).optional(),
});
