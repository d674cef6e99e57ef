import * as z from "zod";
import { defineForm } from "~/forms/define-form.ts";

/** The form that the framed log-in hands to the top window: u, p and r as a link has them, but `p` is a ticket (O10). */
export const TICKET_FORM = defineForm({
  id: "login-ticket",
  buttons: [],
  fields: ["u", "p", "r"],
  secret: ["p"],
  draft: false,
  frame: true,
});

const TICKET = /^[\w-]{43}$/;

export const ticketSchema = z.object({
  u: z.string().max(60),
  p: z.string().regex(TICKET),
  r: z.string().max(200).optional(),
});
