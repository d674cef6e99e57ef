import type { FoundSeller, FoundSellers } from "../seller-types.ts";
import type { SellerUser } from "../session-types.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { exactFlagOrNo, flagOrNo, integer, presentText, requiredInteger, requiredText, text } from "./leaves.ts";
import { elementOf, list, mappedPart, parts, requiredChild, single } from "./parts.ts";

const NAMES_SEPARATOR = " ";

/** PardavejoVartotojas (F-532). */
export const sellerUser = mappedPart(
  parts<Omit<SellerUser, "fullName"> & { fullName: string | null }>({
    id: single("PardavejoID", requiredInteger),
    shopId: single("ParduotuvesID", integer),
    login: single("Loginas", presentText),
    firstName: single("Vardas", requiredText),
    lastName: single("Pavarde", requiredText),
    fullName: single("VardasPavarde", text),
    email: single("Emailas", text),
    emailVerified: single("EmailasPatvirtintas", flagOrNo),
    mobilePhone: single("MobilusTelefonas", text),
    phoneVerified: single("TelefonasPatvirtintas", flagOrNo),
    phone: single("Telefonas", text),
    active: single("Aktyvus", flagOrNo),
    authenticationMethod: single("Autentifikacija", requiredInteger),
    maySearch: single("MatoIeskoti", exactFlagOrNo),
  }),
  (user): SellerUser => ({
    ...user,
    fullName: user.fullName ?? [user.firstName, user.lastName].join(NAMES_SEPARATOR),
  }),
  (user) => user,
);

const savedSeller = requiredChild("PardavejoVartotojas", sellerUser);

/** The seller of a request, whole: names, ids, log-in, flags (F-144). */
export const toWireSeller = (seller: SellerUser): WireObject => savedSeller.write(seller);

/** SaveSellerResponse: the seller as he is kept. */
export const savedSellerAnswer = elementOf(savedSeller);

/** VartotojoEilute. */
const foundSeller = parts<FoundSeller>({
  id: single("PardavejoID", requiredInteger),
  fullName: single("VardasPavarde", requiredText),
  login: single("Loginas", presentText),
  shopName: single("ParduotuvesPavadinimas", requiredText),
});

/** ListUsersResponse. */
export const foundSellersAnswer = elementOf(
  parts<FoundSellers>({
    sellers: list("Sarasas", "Eilute", foundSeller),
    total: single("Viso", integer),
  }),
);
