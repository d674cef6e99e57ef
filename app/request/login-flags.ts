import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";

const NONE = { maySearch: false, sharedShopUser: false, seesDebts: false, documentsOptional: false, mainUser: false };

/**
 * What the log-in's answer says of the account, and nothing changes before the next log-in: the search in the menu, an account that a shop shares (F-145), liabilities
 * (F-302), copies of documents that this user need not upload (F-331), the main user of a company (F-397).
 */
export const LOGIN_FLAGS = defineSessionPart(
  "loginFlags",
  z
    .object({
      maySearch: z.boolean(),
      sharedShopUser: z.boolean(),
      seesDebts: z.boolean().default(false),
      documentsOptional: z.boolean().default(false),
      mainUser: z.boolean().default(false),
    })
    .default(NONE),
);

/** What an answer about a user says of the account. */
interface Said {
  user: { maySearch: boolean };
  additional: { sharedShopUser: boolean; documentsOptional: boolean; mainUser: boolean };
  seesDebts: boolean;
}

/** The flags of the session's user, at the log-in and whenever rights are looked up again. */
export const loginFlagsOf = ({ user, additional, seesDebts }: Said) => ({
  maySearch: user.maySearch,
  sharedShopUser: additional.sharedShopUser,
  seesDebts,
  documentsOptional: additional.documentsOptional,
  mainUser: additional.mainUser,
});
