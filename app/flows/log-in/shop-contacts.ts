import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";

const NONE = { phone: null, managerEmail: null };

/** Whom the sellers of this shop may ask, as the log-in's answer names them (F-035). */
export const SHOP_CONTACTS = defineSessionPart(
  "shopContacts",
  z.object({ phone: z.string().nullable(), managerEmail: z.string().nullable() }).default(NONE),
);
