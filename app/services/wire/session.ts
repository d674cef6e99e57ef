import { findRole } from "~/domain/enumerations/role.ts";
import type { AdditionalInfo, LoginResult, SellerUser, ShopContacts } from "../session-types.ts";
import {
  exactFlagOrNo,
  flagOrNo,
  integer,
  mapped,
  presentText,
  requiredInteger,
  requiredText,
  text,
} from "./leaves.ts";
import { child, elementOf, mappedPart, parts, requiredChild, single } from "./parts.ts";

const NAMES_SEPARATOR = " ";

/** PardavejoVartotojas (F-532). */
const sellerUser = mappedPart(
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

/** PapildomaInformacija (F-535). */
const additionalInfo = parts<AdditionalInfo>({
  twoFactor: single("DviejuFaktoriuPrisijungimas", flagOrNo),
  sharedShopUser: single("ParduotuvesVartotojas", flagOrNo),
  documentsOptional: single("NeprivalomiDokumentai", flagOrNo),
});

const NO_ADDITIONAL_INFO: AdditionalInfo = { twoFactor: false, sharedShopUser: false, documentsOptional: false };

/** Parduotuve (F-035). */
const shopContacts = parts<ShopContacts>({
  id: single("ParduotuvesID", requiredInteger),
  title: single("Pavadinimas", requiredText),
  company: single("Imone", text),
  helpPhone: single("PagalbosTelefonas", text),
  managerName: single("VadybininkoVardas", text),
  managerEmail: single("VadybininkoElPastas", text),
});

const NO_WORDS: ReadonlySet<string> = new Set(["", "0", "false"]);

/** MatoIsipareigojimus is any text; what a program would call true counts (D1 section 6). */
const truthyText = mapped(
  text,
  (value) => !NO_WORDS.has((value ?? "").trim().toLowerCase()),
  (value) => (value ? "1" : "0"),
);

/** LoginResponse of a log-in that opened a session; without Sesija or its user there is none (F-056, C6). */
export const loginResult = elementOf(
  parts<Omit<LoginResult, "passwordTooOld">>({
    soapSession: single("Sesija", presentText),
    token: single("Tokenas", text),
    role: mappedPart(single("Role", integer), findRole, (role) => role),
    user: requiredChild("PardavejoVartotojas", sellerUser),
    additional: mappedPart(
      child("PapildomaInformacija", additionalInfo),
      (info) => info ?? NO_ADDITIONAL_INFO,
      (info) => info,
    ),
    shop: child("Parduotuve", shopContacts),
    seesLiabilities: single("MatoIsipareigojimus", truthyText),
    limited: single("Apribotas", flagOrNo),
  }),
);

/** LikeBandymai of a wrong password; null when the answer does not say. */
export const attemptsLeft = elementOf(single("LikeBandymai", integer));
