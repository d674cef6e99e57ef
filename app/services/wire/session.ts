import { findRole } from "~/domain/enumerations/role.ts";
import { flagOrNo, integer, mapped, presentText, requiredInteger, requiredText, text } from "./leaves.ts";
import { child, elementOf, leafList, mappedPart, parts, requiredChild, single, type ValueOf } from "./parts.ts";
import { sellerUser } from "./sellers.ts";

/** PapildomaInformacija (F-535). */
export const additionalInfo = parts({
  twoFactor: single("DviejuFaktoriuPrisijungimas", flagOrNo),
  sharedShopUser: single("ParduotuvesVartotojas", flagOrNo),
  documentsOptional: single("NeprivalomiDokumentai", flagOrNo),
  /** The one supervisor who unblocks the company's users and confirms their warrants (F-397, F-400). */
  mainUser: single("PagrindinisVartotojas", flagOrNo),
});

const NO_ADDITIONAL_INFO: ValueOf<typeof additionalInfo> = {
  twoFactor: false,
  sharedShopUser: false,
  documentsOptional: false,
  mainUser: false,
};

/** Parduotuve (F-035). */
export const shopContacts = parts({
  id: single("ParduotuvesID", requiredInteger),
  title: single("Pavadinimas", requiredText),
  company: single("Imone", text),
  helpPhone: single("PagalbosTelefonas", text),
  managerName: single("VadybininkoVardas", text),
  managerEmail: single("VadybininkoElPastas", text),
});

const NO_WORDS: ReadonlySet<string> = new Set(["", "0", "false"]);

/** MatoIsipareigojimus is any text; what a program would call true counts (F-302). */
const truthyText = mapped(
  text,
  (value) => !NO_WORDS.has((value ?? "").trim().toLowerCase()),
  (value) => (value ? "1" : "0"),
);

/** Who a session's user is, and what the user may do. */
const sessionUser = {
  /** 2 and 3 are both the supervisor, 3 (C1); null for a role that we do not know: no rights (F-569). */
  role: mappedPart(single("Role", integer), findRole, (role) => role),
  user: requiredChild("PardavejoVartotojas", sellerUser),
  additional: mappedPart(
    child("PapildomaInformacija", additionalInfo),
    (info) => info ?? NO_ADDITIONAL_INFO,
    (info) => info,
  ),
  shop: child("Parduotuve", shopContacts),
  /** Shops of a supervisor's company (1.3); none of other roles, nor of an older back end. */
  companyShops: leafList("ImonesParduotuves", "ParduotuvesID", requiredInteger),
  seesDebts: single("MatoIsipareigojimus", truthyText),
  /** A limited log-in (F-086). */
  limited: single("Apribotas", flagOrNo),
};

/** LoginResponse of a log-in that opened a session; without Sesija or its user there is none (F-056, C6). */
export const loginResult = elementOf(
  parts({
    /** Sesija: never leaves the server. */
    soapSession: single("Sesija", presentText),
    /** Tokenas of the verification service: never leaves the server. */
    token: single("Tokenas", text),
    ...sessionUser,
  }),
);

/** GetSessionUserResponse: the same of a session that is open already. */
export const sessionUserAnswer = elementOf(parts(sessionUser));

/** LikeBandymai of a wrong password; null when the answer does not say. */
export const attemptsLeft = elementOf(single("LikeBandymai", integer));
