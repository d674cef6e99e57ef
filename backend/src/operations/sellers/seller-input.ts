import { z } from "zod";
import { optionalEmail, optionalPhone } from "../../accounts/contact-fields.ts";
import { cleanName } from "../../wire/clean-text.ts";
import { flagInput, numberInput, optional, textInput } from "../../wire/wire-input.ts";

const MAX_NAME = 100;
const MAX_PHONE = 40;

/** `PardavejoVartotojas` as it is sent to be saved. What follows from other elements (VardasPavarde) is not read. */
export const sellerInput = z
  .object({
    Vardas: textInput(MAX_NAME).transform(cleanName),
    Pavarde: textInput(MAX_NAME).transform(cleanName),
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
    Role: optional(numberInput),
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
    role: seller.Role,
  }));

/** A seller after the save. The sent verified flags are left out: they are never believed (R-C27). */
export type SentSeller = z.output<typeof sellerInput>;
