import type { Role } from "~/domain/enumerations/role.ts";

/** The user of a log-in answer, PardavejoVartotojas (F-532). */
export type SellerUser = {
  id: number;
  shopId: number | null;
  login: string;
  firstName: string;
  lastName: string;
  /** VardasPavarde, or first and last name. */
  fullName: string;
  email: string | null;
  emailVerified: boolean;
  mobilePhone: string | null;
  phoneVerified: boolean;
  phone: string | null;
  active: boolean;
  /** 0 none, 1 e-mail, 2 SMS (F-570); another value is shown as its number. */
  authenticationMethod: number;
  /** MatoIeskoti: sees the application search. */
  maySearch: boolean;
};

/** PapildomaInformacija (F-535). */
export type AdditionalInfo = {
  twoFactor: boolean;
  sharedShopUser: boolean;
  documentsOptional: boolean;
};

/** The shop whose contacts stand in the top bar (F-035). */
export type ShopContacts = {
  id: number;
  title: string;
  company: string | null;
  helpPhone: string | null;
  managerName: string | null;
  managerEmail: string | null;
};

/** A log-in that opened a session in the back end (F-533, F-056). */
export type LoginResult = {
  /** Sesija: never leaves the server. */
  soapSession: string;
  /** Tokenas of the verification service: never leaves the server. */
  token: string | null;
  /** 2 and 3 are both the supervisor, 3 (C1); null for a role that we do not know: no rights (F-569). */
  role: Role | null;
  user: SellerUser;
  additional: AdditionalInfo;
  shop: ShopContacts | null;
  /** MatoIsipareigojimus. */
  seesLiabilities: boolean;
  /** Apribotas: a limited log-in (F-086). */
  limited: boolean;
  /** Code 1009: the password must be changed before anything else (F-061). */
  passwordTooOld: boolean;
};
