import * as z from "zod";
import { addressSchema, correspondenceAddressSchema } from "~/domain/address.ts";
import { marketingConsentsSchema } from "~/domain/consents.ts";
import { findControlLineProblems } from "~/domain/control-line.ts";
import { optionalEmailField } from "~/domain/email.ts";
import { formatIban, ltIbanField } from "~/domain/iban.ts";
import { identityDocumentSchema, NO_EXPIRY_DAY } from "~/domain/identity-document.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { issueMessage } from "~/domain/issue.ts";
import { formatNationalPhone, optionalPhoneField, phoneField } from "~/domain/phone.ts";
import { politicalExposureSchema } from "~/domain/political-exposure.ts";
import type { Address, Application } from "~/services/application-types.ts";
import { toText, toTick, toYesNo } from "../field-texts.ts";
import type { Finding, FormFields, StepDefinition } from "../step-definition.ts";
import { CONTRACT_DATA_FORM } from "../step-forms.ts";

export const contractDataSchema = (today: IsoDay) =>
  z.object({
    address: addressSchema,
    correspondence: correspondenceAddressSchema,
    document: identityDocumentSchema(today, null),
    phone: phoneField(),
    phone2: optionalPhoneField(),
    email: optionalEmailField(),
    account: ltIbanField(),
    consents: marketingConsentsSchema,
    politics: politicalExposureSchema,
  });

export type ContractDataValues = z.output<ReturnType<typeof contractDataSchema>>;

/** Step 4: what the contract names besides the credit (F-283 to F-292, F-306 to F-312, F-273). */
export const contractDataStep: StepDefinition<ReturnType<typeof contractDataSchema>> = {
  number: 4,
  key: "contractData",
  formId: CONTRACT_DATA_FORM,
  schema: contractDataSchema,
  toFields: (application) => toFields(application),
  apply: (application, values) => applyContractData(application, values),
  findProblems: (application) => findHolderFindings(application),
};

const addressFields = ({ city, street, house, flat, postalCode }: Address): FormFields => ({
  city: toText(city),
  street: toText(street),
  house: toText(house),
  flat: toText(flat),
  postalCode: toText(postalCode),
});

function toFields({
  address,
  otherAddress,
  otherAddressDiffers,
  identityDocument,
  buyer,
  credit,
  consents,
  politicalExposure,
}: Application): FormFields {
  return {
    address: addressFields(address),
    correspondence: { differs: toTick(otherAddressDiffers), ...addressFields(otherAddress) },
    document: {
      type: toText(identityDocument.type),
      number: toText(identityDocument.number),
      validUntil: identityDocument.validUntil === NO_EXPIRY_DAY ? "" : toText(identityDocument.validUntil),
      controlLine: toText(identityDocument.controlLine),
    },
    phone: formatNationalPhone(toText(buyer.phone)),
    phone2: formatNationalPhone(toText(buyer.phone2)),
    email: toText(buyer.email),
    account: formatIban(toText(credit.accountNumber)),
    consents: {
      directMarketing: toTick(consents.directMarketing),
      partnerOffers: toTick(consents.partnerOffers),
      profiling: toTick(consents.profiling),
    },
    politics: {
      exposed: toYesNo(politicalExposure.exposed),
      name: toText(politicalExposure.name),
      institution: toText(politicalExposure.institution),
      connection: toText(politicalExposure.connection),
    },
  };
}

const NO_ADDRESS: Address = { city: null, street: null, house: null, flat: null, postalCode: null };

function applyContractData(application: Application, values: ContractDataValues): Application {
  const { address, correspondence, document, consents, politics } = values;
  return {
    ...application,
    address,
    otherAddressDiffers: correspondence !== null,
    otherAddress: correspondence ?? NO_ADDRESS,
    identityDocument: document,
    buyer: { ...application.buyer, phone: values.phone, phone2: values.phone2, email: values.email },
    credit: { ...application.credit, accountNumber: values.account },
    consents: { ...application.consents, ...consents },
    politicalExposure:
      politics === null
        ? { exposed: false, name: null, institution: null, connection: null }
        : { exposed: true, name: politics.name, institution: politics.institution, connection: politics.connection },
  };
}

/** The control line must belong to the buyer of this application (F-310, F-312). */
function findHolderFindings({ identityDocument, buyer }: Application): Finding[] {
  const { controlLine, number, validUntil } = identityDocument;
  if (controlLine === null) return [];
  const expected = { documentNumber: number, validUntil, personalCode: buyer.personalCode };
  return findControlLineProblems(controlLine, expected).map((key) => ({
    field: "document.controlLine",
    message: issueMessage(key),
  }));
}
