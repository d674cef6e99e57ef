import type { AnswerFields } from "../wire/answer.ts";
import { fullNameOf, type UserRow } from "./session.ts";
import { toFlag, toNumber } from "../wire/wire-output.ts";

/** The wire's `PardavejoVartotojas` (F-532). */
export const toWireUser = (user: UserRow): AnswerFields => ({
  Vardas: user.firstName,
  Pavarde: user.lastName,
  VardasPavarde: fullNameOf(user),
  Emailas: user.email,
  EmailasPatvirtintas: toFlag(user.emailVerified),
  MobilusTelefonas: user.mobilePhone,
  TelefonasPatvirtintas: toFlag(user.mobilePhoneVerified),
  Telefonas: user.phone,
  Loginas: user.login,
  PardavejoID: toNumber(user.id),
  ParduotuvesID: toNumber(user.shopId),
  Aktyvus: toFlag(user.active),
  Autentifikacija: toNumber(user.authenticationMethod),
  MatoIeskoti: toFlag(user.canSearch),
});
