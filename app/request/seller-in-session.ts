import * as z from "zod";
import type { SellerUser } from "~/services/session-types.ts";
import type { PortalSession, SessionParts, SessionStart } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { LOGIN_FLAGS } from "./login-flags.ts";

const NONE = {
  firstName: "",
  lastName: "",
  landline: null,
  emailVerified: false,
  phoneVerified: false,
  authenticationMethod: 0,
};

/** What a session keeps of its seller beside the user that every page knows. */
export const SELLER = defineSessionPart(
  "seller",
  z
    .object({
      firstName: z.string(),
      lastName: z.string(),
      landline: z.string().nullable(),
      emailVerified: z.boolean(),
      phoneVerified: z.boolean(),
      authenticationMethod: z.number(),
    })
    .default(NONE),
);

type Kept = { user: Omit<SessionStart["user"], "role">; parts: SessionParts };

/** What a session keeps of the seller that the back end tells about: after a log-in, and after the account was saved (F-142). */
export const toSessionSeller = (seller: SellerUser): Kept => ({
  user: {
    id: String(seller.id),
    login: seller.login,
    fullName: seller.fullName,
    shopId: String(seller.shopId ?? ""),
    email: seller.email,
    phone: seller.mobilePhone,
  },
  parts: SELLER.entry({
    firstName: seller.firstName,
    lastName: seller.lastName,
    landline: seller.phone,
    emailVerified: seller.emailVerified,
    phoneVerified: seller.phoneVerified,
    authenticationMethod: seller.authenticationMethod,
  }),
});

/** The seller again, as `SaveSeller` wants it (F-144). A seller with a session is active. */
export function sellerOfSession(session: Pick<PortalSession, keyof Kept>): SellerUser {
  const { id, shopId, login, fullName, email, phone } = session.user;
  const { landline, ...seller } = SELLER.of(session);
  return {
    ...seller,
    id: Number(id),
    shopId: shopId === "" ? null : Number(shopId),
    login,
    fullName,
    email,
    mobilePhone: phone,
    phone: landline,
    active: true,
    maySearch: LOGIN_FLAGS.of(session).maySearch,
  };
}
