import * as z from "zod";
import { citizenshipField } from "~/domain/citizenship.ts";
import { dataPolicyReceiptField } from "~/domain/consents.ts";
import { optionalEmailField } from "~/domain/email.ts";
import { contractTypes } from "~/domain/enumerations/contract-type.ts";
import { choiceField } from "~/domain/fields/choice-field.ts";
import { tickedFlagField } from "~/domain/fields/flag-field.ts";
import { personalCodeField } from "~/domain/fields/personal-code-field.ts";
import { optionalField } from "~/domain/fields/optional-field.ts";
import { personNameField } from "~/domain/person-name.ts";
import { phoneField } from "~/domain/fields/phone-field.ts";

/**
 * Step 1: the buyer (F-203 to F-213, F-216). Names are asked for only when the back end does not know the code (1030), so they
 * are optional here and required by `startApplication`.
 * @param testCodes codes that bypass the check in a test environment (F-210)
 */
export const buyerSchema = (testCodes: readonly string[]) =>
  z.object({
    personalCode: personalCodeField(testCodes),
    firstName: optionalField(personNameField()),
    lastName: optionalField(personNameField()),
    citizenship: citizenshipField(),
    productType: choiceField(contractTypes),
    phone: phoneField(),
    email: optionalEmailField(),
    dataPolicy: dataPolicyReceiptField(),
    creditCheck: tickedFlagField("consents.creditCheck"),
  });

export type BuyerValues = z.output<ReturnType<typeof buyerSchema>>;
