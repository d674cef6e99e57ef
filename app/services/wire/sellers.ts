import type { WireObject } from "../transport/request-guard.ts";
import { exactFlagOrNo, flagOrNo, integer, presentText, requiredInteger, requiredText, text } from "./leaves.ts";
import { elementOf, list, mappedPart, parts, requiredChild, single, type ValueOf } from "./parts.ts";

const NAMES_SEPARATOR = " ";

/** PardavejoVartotojas (F-532). */
export const sellerUser = mappedPart(
  parts({
    id: single("PardavejoID", requiredInteger),
    shopId: single("ParduotuvesID", integer),
    login: single("Loginas", presentText),
    firstName: single("Vardas", requiredText),
    lastName: single("Pavarde", requiredText),
    /** VardasPavarde, or first and last name. */
    fullName: single("VardasPavarde", text),
    email: single("Emailas", text),
    emailVerified: single("EmailasPatvirtintas", flagOrNo),
    mobilePhone: single("MobilusTelefonas", text),
    phoneVerified: single("TelefonasPatvirtintas", flagOrNo),
    phone: single("Telefonas", text),
    active: single("Aktyvus", flagOrNo),
    /** 0 none, 1 e-mail, 2 SMS (F-570); another value is shown as its number. */
    authenticationMethod: single("Autentifikacija", requiredInteger),
    /** MatoIeskoti: sees the application search. */
    maySearch: single("MatoIeskoti", exactFlagOrNo),
  }),
  (user) => ({
    ...user,
    fullName: user.fullName ?? [user.firstName, user.lastName].join(NAMES_SEPARATOR),
  }),
  (user) => user,
);

const savedSeller = requiredChild("PardavejoVartotojas", sellerUser);

/** The seller of a request, whole: names, ids, log-in, flags (F-144). */
export const toWireSeller = (seller: ValueOf<typeof sellerUser>): WireObject => savedSeller.write(seller);

/** SaveSellerResponse: the seller as it is saved. */
export const savedSellerAnswer = elementOf(savedSeller);

/** VartotojoEilute. */
export const foundSeller = parts({
  id: single("PardavejoID", requiredInteger),
  fullName: single("VardasPavarde", requiredText),
  login: single("Loginas", presentText),
  shopName: single("ParduotuvesPavadinimas", requiredText),
});

/** ListUsersResponse. */
export const foundSellersAnswer = elementOf(
  parts({
    sellers: list("Sarasas", "Eilute", foundSeller),
    total: single("Viso", integer),
  }),
);
