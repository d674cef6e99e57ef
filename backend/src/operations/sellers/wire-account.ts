import { accountVersion } from "../../accounts/account-version.ts";
import { awaitingWarrant, findFirstWarrant, findWarrantDue, isActiveAt } from "../../accounts/activity.ts";
import { blockStateAt } from "../../accounts/block-state.ts";
import { toWireRow } from "../../accounts/found-users.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { toDay, toFlag, toLocalTime, toNumber } from "../../wire/wire-output.ts";
import type { Account } from "./account-order.ts";

/** The wire's `VartotojoEilute` with everything that the list of accounts shows (F-394, F-403, F-586). */
export const toWireAccount = (account: Account, now: Date): AnswerFields => ({
  ...toWireRow(account),
  Vardas: account.firstName,
  Pavarde: account.lastName,
  Emailas: account.email,
  MobilusTelefonas: account.mobilePhone,
  Telefonas: account.phone,
  Role: toNumber(account.role),
  Aktyvus: toFlag(isActiveAt(account, now)),
  Isejes: toFlag(!account.active),
  Autentifikacija: toNumber(account.authenticationMethod),
  PaskutinisPrisijungimas: account.lastLoginAt && toLocalTime(account.lastLoginAt),
  BlokavimoBusena: toNumber(blockStateAt(account, now)),
  ParduotuvesVartotojas: toFlag(account.sharedAccount),
  PagrindinisVartotojas: toFlag(account.mainCompanyUser),
  IgaliojimoTerminas: toDay(findWarrantDue(account, now)),
  Versija: accountVersion(account),
});

/** How many warrants wait, and the first day by which one must be confirmed; null when none does. */
export function toWireWarrants(accounts: readonly Account[], now: Date): AnswerFields | null {
  const first = findFirstWarrant(accounts, now);
  return first === null ? null : { Terminas: toDay(first), Kiekis: toNumber(awaitingWarrant(accounts, now).length) };
}
