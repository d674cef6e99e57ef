import { findRole } from "~/domain/enumerations/role.ts";
import type { AdditionalInfo, LoginResult, ShopContacts } from "../session-types.ts";
import { flagOrNo, integer, mapped, presentText, requiredInteger, requiredText, text } from "./leaves.ts";
import { child, elementOf, mappedPart, parts, requiredChild, single } from "./parts.ts";
import { sellerUser } from "./sellers.ts";

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
