import type { PortalSession, SessionStart } from "~/session/portal-session.ts";
import type { SellerUser } from "./session-types.ts";

type Kept = { user: Omit<SessionStart["user"], "role">; additional: SessionStart["additional"] };

/** What a session keeps of the seller that the back end tells about: after a log-in, and after his account was saved (F-142). */
export const toKeptSeller = (seller: SellerUser): Kept => ({
  user: {
    id: String(seller.id),
    login: seller.login,
    fullName: seller.fullName,
    shopId: String(seller.shopId ?? ""),
    email: seller.email,
    phone: seller.mobilePhone,
  },
  additional: {
    firstName: seller.firstName,
    lastName: seller.lastName,
    landline: seller.phone,
    emailVerified: seller.emailVerified,
    phoneVerified: seller.phoneVerified,
    authenticationMethod: seller.authenticationMethod,
  },
});

/** The seller again, as `SaveSeller` wants him (F-144). Whoever has a session is active. */
export function sellerOfSession({ user, additional, flags }: Pick<PortalSession, keyof Kept | "flags">): SellerUser {
  return {
    id: Number(user.id),
    shopId: user.shopId === "" ? null : Number(user.shopId),
    login: user.login,
    firstName: textOf(additional["firstName"]) ?? "",
    lastName: textOf(additional["lastName"]) ?? "",
    fullName: user.fullName,
    email: user.email,
    emailVerified: additional["emailVerified"] === true,
    mobilePhone: user.phone,
    phoneVerified: additional["phoneVerified"] === true,
    phone: textOf(additional["landline"]),
    active: true,
    authenticationMethod: Number(additional["authenticationMethod"] ?? 0),
    maySearch: flags["maySearch"] === true,
  };
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
