import { accountVersion } from "../../accounts/account-version.ts";
import { findWarrantDue, isActiveAt } from "../../accounts/activity.ts";
import { blockStateAt } from "../../accounts/block-state.ts";
import { toWireRow } from "../../accounts/found-users.ts";
import type { IsoDay } from "../../rules/days.ts";
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
  IgaliojimoTerminas: account.active ? toDay(findWarrantDue(account, now)) : null,
  Versija: accountVersion(account),
});

/** Whom the main user must confirm now: those asked for who have not left (F-400, F-401). */
export const awaitingWarrant = (accounts: readonly Account[], now: Date): Account[] =>
  accounts.filter((account) => account.active && findWarrantDue(account, now) !== null);

/** The first day by which a waiting warrant must be confirmed, which may have passed; null when none waits. */
export const findFirstWarrant = (accounts: readonly Account[], now: Date): IsoDay | null =>
  awaitingWarrant(accounts, now)
    .map((account) => findWarrantDue(account, now) ?? "")
    .toSorted()[0] ?? null;

/** How many warrants wait, and the first day by which one must be confirmed; null when none does. */
export function toWireWarrants(accounts: readonly Account[], now: Date): AnswerFields | null {
  const first = findFirstWarrant(accounts, now);
  return first === null ? null : { Terminas: toDay(first), Kiekis: toNumber(awaitingWarrant(accounts, now).length) };
}
