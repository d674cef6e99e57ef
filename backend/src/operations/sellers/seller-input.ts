import { z } from "zod";
import { optionalEmail, optionalPhone } from "../../verify/fields.ts";
import { flagInput, numberInput, optional, textInput } from "../wire-input.ts";

const MAX_NAME = 100;
const MAX_PHONE = 40;

/** `PardavejoVartotojas` as somebody sends it to be saved. What follows from other elements (VardasPavarde) is not read. */
export const sellerInput = z
  .object({
    Vardas: textInput(MAX_NAME),
    Pavarde: textInput(MAX_NAME),
    Emailas: optionalEmail,
    EmailasPatvirtintas: optional(flagInput),
    MobilusTelefonas: optionalPhone,
    TelefonasPatvirtintas: optional(flagInput),
    Telefonas: optional(textInput(MAX_PHONE)),
    Loginas: textInput(MAX_NAME),
    PardavejoID: numberInput,
    ParduotuvesID: optional(numberInput),
    Aktyvus: flagInput,
    Autentifikacija: numberInput,
    MatoIeskoti: optional(flagInput),
  })
  .transform((seller) => ({
    id: seller.PardavejoID,
    shopId: seller.ParduotuvesID ?? null,
    login: seller.Loginas.trim().toLowerCase(),
    firstName: seller.Vardas,
    lastName: seller.Pavarde,
    email: seller.Emailas ?? null,
    mobilePhone: seller.MobilusTelefonas ?? null,
    active: seller.Aktyvus,
    method: seller.Autentifikacija,
  }));

/** A seller as he is to be. The verified flags are not among it: they are never believed (C27). */
export type SentSeller = z.output<typeof sellerInput>;
