import { EMAIL_METHOD, SMS_METHOD } from "../../accounts/contact-fields.ts";
import type { MethodContact } from "../../accounts/verified-contacts.ts";
import { findRole } from "../../accounts/role.ts";
import type { UserRow } from "../../accounts/session.ts";
import type { SentSeller } from "./seller-input.ts";

/** What users may change of their own accounts. */
export type OwnChange = Pick<
  UserRow,
  "authenticationMethod" | "email" | "emailVerified" | "mobilePhone" | "mobilePhoneVerified"
>;

const isSameContact = (left: string | null, right: string | null): boolean =>
  (left ?? "").toLowerCase() === (right ?? "").toLowerCase();

/** Whether the sent account leaves everything as it is that only a supervisor may change. */
export const isOwnAccount = (user: UserRow, sent: SentSeller): boolean =>
  sent.id === user.id &&
  sent.login === user.login &&
  sent.shopId === user.shopId &&
  sent.firstName === user.firstName &&
  sent.lastName === user.lastName &&
  (sent.role === undefined || sent.role === findRole(user.role)) &&
  sent.active;

/** The contact to which the user wants codes sent: the one that must be verified; null when the way is none, or has no contact (F-127). */
export function contactOfMethod({ method, email, mobilePhone }: SentSeller): MethodContact | null {
  if (method === EMAIL_METHOD && email !== null) return { method, contact: email };
  return method === SMS_METHOD && mobilePhone !== null ? { method, contact: mobilePhone } : null;
}

/** Elements that cannot be together: a way without its contact, both contacts new (F-127, F-129, F-130, F-135). */
export function wrongElements(user: UserRow, sent: SentSeller): string[] {
  if (contactOfMethod(sent) === null) return ["Autentifikacija"];
  const isBoth = !isSameContact(user.email, sent.email) && !isSameContact(user.mobilePhone, sent.mobilePhone);
  return isBoth ? ["Emailas", "MobilusTelefonas"] : [];
}

/**
 * The account after the save; the contact of the way has been proved by then. A contact counts as verified when it is that one, or the very
 * one that was verified before (F-143).
 */
export const ownChange = (user: UserRow, { method, email, mobilePhone }: SentSeller): OwnChange => ({
  authenticationMethod: method,
  email,
  emailVerified: method === EMAIL_METHOD || (user.emailVerified && isSameContact(user.email, email)),
  mobilePhone,
  mobilePhoneVerified: method === SMS_METHOD || (user.mobilePhoneVerified && user.mobilePhone === mobilePhone),
});
