import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";

const NONE = { maySearch: false, sharedShopUser: false, seesLiabilities: false };

/**
 * What the log-in's answer says of the account, and nothing changes before the next log-in: the search in the menu, an account that a shop shares (F-145), liabilities
 * (F-302). */
export const LOGIN_FLAGS = defineSessionPart(
  "loginFlags",
  z
    .object({ maySearch: z.boolean(), sharedShopUser: z.boolean(), seesLiabilities: z.boolean().default(false) })
    .default(NONE),
);
