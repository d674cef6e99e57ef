import * as z from "zod";
import { addressSchema } from "~/domain/address.ts";
import { ownConsentsSchema } from "~/domain/consents.ts";
import { optionalEmailField } from "~/domain/email.ts";
import { ltIbanField } from "~/domain/fields/iban-field.ts";
import { optionalField } from "~/domain/fields/optional-field.ts";
import { phoneField } from "~/domain/fields/phone-field.ts";
import { politicalExposureSchema } from "~/domain/political-exposure.ts";

/** The rules of step 4 for what a buyer fills in (F-283 to F-292). */
export const handOverSchema = z.object({
  address: addressSchema,
  phone: phoneField(),
  email: optionalEmailField(),
  account: optionalField(ltIbanField()),
  politics: politicalExposureSchema,
  consents: ownConsentsSchema,
});
