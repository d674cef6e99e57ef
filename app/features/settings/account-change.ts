import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import type { SellerUser } from "~/services/session-types.ts";
import type { CodeMethod } from "~/services/verify-types.ts";

/** A user's contacts; the phone as +3706NNNNNNN. */
export type OwnContacts = { email: string | null; phone: string | null };

/** What the form changes besides the password. */
export type AccountChange = OwnContacts & { method: CodeMethod };

/** Whether the e-mail is to be another one; capital letters make none. */
export const changesEmail = ({ email: own }: OwnContacts, email: string | null): boolean =>
  (own ?? "").toLowerCase() !== (email ?? "").toLowerCase();

/** Whether the phone is to be another one. */
export const changesPhone = ({ phone: own }: OwnContacts, phone: string | null): boolean => own !== phone;

/** Where the code goes that must be typed before the account is saved (F-137). @throws when the way has no contact: the schema refuses it */
export function contactOf({ method, email, phone }: AccountChange): { method: CodeMethod; contact: string } {
  const contact = method === AuthenticationMethod.email ? email : phone;
  if (contact === null) throw new TypeError("the way has a contact");
  return { method, contact };
}

/** The account as it is to be. A contact is verified when the code went to it, or when it is the very one that was verified (F-143). */
export function changedSeller(seller: SellerUser, { method, email, phone }: AccountChange): SellerUser {
  const own = { email: seller.email, phone: seller.mobilePhone };
  return {
    ...seller,
    authenticationMethod: method,
    email,
    emailVerified: method === AuthenticationMethod.email || (seller.emailVerified && !changesEmail(own, email)),
    mobilePhone: phone,
    phoneVerified: method === AuthenticationMethod.sms || (seller.phoneVerified && !changesPhone(own, phone)),
  };
}
