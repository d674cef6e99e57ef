import type { WireObject } from "../transport/request-guard.ts";
import { findRole } from "~/domain/enumerations/role.ts";
import {
  day,
  flagOrNo,
  integer,
  mapped,
  presentText,
  requiredDay,
  requiredInteger,
  requiredText,
  text,
} from "./leaves.ts";
import { moment } from "./moment.ts";
import { companyShops } from "./company-shops.ts";
import { child, elementOf, list, mappedPart, parts, requiredChild, single, type ValueOf } from "./parts.ts";

const role = mappedPart(single("Role", integer), findRole, (value) => value);

/** VartotojoEilute with everything (F-394, F-403, F-586). */
export const account = parts({
  id: single("PardavejoID", requiredInteger),
  login: single("Loginas", presentText),
  firstName: single("Vardas", requiredText),
  lastName: single("Pavarde", requiredText),
  email: single("Emailas", text),
  mobilePhone: single("MobilusTelefonas", text),
  phone: single("Telefonas", text),
  /** 2 and 3 are both the supervisor (C1); null for a role that we do not know. */
  role,
  shopId: single("ParduotuvesID", requiredInteger),
  shopName: single("ParduotuvesPavadinimas", requiredText),
  /** May work: has not left, and the warrant was confirmed in time. */
  active: single("Aktyvus", flagOrNo),
  hasLeft: single("Isejes", flagOrNo),
  /** 0 undecided, 1 e-mail, 2 SMS (F-570); another value is shown as its number. */
  authenticationMethod: single("Autentifikacija", requiredInteger),
  /** Null for a user who has never logged in (F-562). */
  lastLoginAt: single("PaskutinisPrisijungimas", moment),
  blockState: single(
    "BlokavimoBusena",
    mapped(
      integer,
      (code) => code ?? 0,
      (code) => code,
    ),
  ),
  /** One account for a whole shop (F-403). */
  shared: single("ParduotuvesVartotojas", flagOrNo),
  mainUser: single("PagrindinisVartotojas", flagOrNo),
  /** The day by which the warrant must be confirmed; null while nothing is asked (F-400). */
  warrantDue: single("IgaliojimoTerminas", day),
  version: single("Versija", presentText),
});

/** ListUsersResponse with everything. */
export const accountsPage = elementOf(
  parts({
    rows: list("Sarasas", "Eilute", account),
    nextKey: single("KitasRaktas", text),
    previousKey: single("AnkstesnisRaktas", text),
    /** Number of the first row, from 1. */
    from: single("Nuo", integer),
    total: single("Viso", integer),
    /** Null where no warrant waits. */
    warrants: child(
      "Igaliojimai",
      parts({ due: single("Terminas", requiredDay), count: single("Kiekis", requiredInteger) }),
    ),
    /** Where accounts of the company may work; none of a manager's. */
    shops: companyShops,
  }),
);

/** What a list of accounts is asked for. */
export type AccountsQuestion = {
  search?: string | undefined;
  accountId?: number | undefined;
  /** Only those whose warrant waits. */
  awaitingWarrant?: boolean | undefined;
  sortBy?: string | undefined;
  direction?: string | undefined;
  key?: string | undefined;
  limit?: number | undefined;
};

/** The row's element by the column of the list (F-395). */
const SORTED: Readonly<Record<string, string>> = {
  firstName: "Vardas",
  lastName: "Pavarde",
  login: "Loginas",
  email: "Emailas",
  phone: "MobilusTelefonas",
  role: "Role",
  active: "Aktyvus",
  shop: "ParduotuvesPavadinimas",
  lastLogin: "PaskutinisPrisijungimas",
  method: "Autentifikacija",
  block: "BlokavimoBusena",
};

/** Arguments of ListUsers that ask for everything. */
export const toAccountsQuery = (question: AccountsQuestion): WireObject => ({
  Paieska: question.search,
  PardavejoID: question.accountId,
  SuDuomenimis: 1,
  LaukiaPatvirtinimo: question.awaitingWarrant === true ? 1 : undefined,
  Rikiavimas: question.sortBy === undefined ? undefined : SORTED[question.sortBy],
  Kryptis: question.direction,
  Raktas: question.key,
  Kiekis: question.limit,
});

/** PardavejoVartotojas as a supervisor saves it; number 0 is a new one (F-399). */
const writtenAccount = parts({
  firstName: single("Vardas", requiredText),
  lastName: single("Pavarde", requiredText),
  email: single("Emailas", text),
  mobilePhone: single("MobilusTelefonas", text),
  phone: single("Telefonas", text),
  login: single("Loginas", presentText),
  id: single("PardavejoID", requiredInteger),
  shopId: single("ParduotuvesID", requiredInteger),
  active: single("Aktyvus", flagOrNo),
  authenticationMethod: single("Autentifikacija", requiredInteger),
  role,
});

const savedAccount = requiredChild("PardavejoVartotojas", parts({ id: single("PardavejoID", requiredInteger) }));

export type WrittenAccount = ValueOf<typeof writtenAccount>;

/** The account of a request. */
export const toWireAccount = (written: WrittenAccount): WireObject => ({
  PardavejoVartotojas: writtenAccount.write(written),
});

/** SaveSellerResponse of another's account: its number. */
export const savedAccountAnswer = elementOf(savedAccount);

/** UnblockUserResponse: what the block was, 0 where there was none. */
export const unblockedAnswer = elementOf(single("BuvusiBusena", requiredInteger));

/** ConfirmWarrantsResponse: how many were confirmed. */
export const confirmedAnswer = elementOf(single("Kiekis", requiredInteger));
