import * as z from "zod";
import { addressSchema, correspondenceAddressSchema } from "~/domain/address.ts";
import { marketingConsentsSchema } from "~/domain/consents.ts";
import { findControlLineProblems } from "~/domain/control-line.ts";
import { optionalEmailField } from "~/domain/email.ts";
import { IdentityDocumentType } from "~/domain/enumerations/identity-document-type.ts";
import { isPaidToSeller } from "~/domain/enumerations/payout-type.ts";
import { optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { optionalField } from "~/domain/fields/optional-field.ts";
import { optionalText } from "~/domain/fields/text-field.ts";
import { formatIban } from "~/domain/iban.ts";
import { ltIbanField, optionalIbanField } from "~/domain/fields/iban-field.ts";
import { expiryOf, NO_EXPIRY_DAY } from "~/domain/identity-document.ts";
import { identityDocumentSchema } from "~/domain/identity-document-schema.ts";
import { healthAnswersSchema } from "~/domain/health-answers-schema.ts";
import { healthFindings, NO_HEALTH_ANSWERS } from "~/domain/health-questionnaire.ts";
import { isInsured, NO_INSURANCE } from "~/domain/insurance.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { issueMessage } from "~/domain/issue.ts";
import { formatNationalPhone } from "~/domain/phone.ts";
import { optionalPhoneField, phoneField } from "~/domain/fields/phone-field.ts";
import { politicalExposureSchema } from "~/domain/political-exposure.ts";
import type { Address, Application, Credit, Insurance } from "~/services/application-types.ts";
import { toText, toTick, toYesNo } from "~/forms/field-texts.ts";
import { isPaidToClient } from "../is-paid-to-client.ts";
import type { FieldIssue, FormFields, StepDefinition } from "../step-definition.ts";
import { withEarlierData } from "./earlier-data.ts";

const MONEY_USAGE_MAX = 200;

export const contractDataSchema = (today: IsoDay) =>
  z.object({
    address: addressSchema,
    correspondence: correspondenceAddressSchema,
    document: identityDocumentSchema(today, null),
    phone: phoneField(),
    phone2: optionalPhoneField(),
    email: optionalEmailField(),
    account: optionalField(ltIbanField()),
    moneyUsage: optionalText({ min: 2, max: MONEY_USAGE_MAX }),
    creditorAccount: optionalIbanField(),
    insurance: optionalIntegerField({ min: NO_INSURANCE, max: 999_999_999 }),
    health: healthAnswersSchema,
    consents: marketingConsentsSchema,
    politics: politicalExposureSchema,
  });

export type ContractDataValues = z.output<ReturnType<typeof contractDataSchema>>;

/** Step 4: what the contract names besides the credit (F-283 to F-292, F-306 to F-312, F-270, F-273, F-281, F-282). */
export const contractDataStep: StepDefinition<ReturnType<typeof contractDataSchema>> = {
  key: "contractData",
  schema: contractDataSchema,
  toFields: (application) => toFields(application),
  preset: (application) => toFields(withEarlierData(application)),
  apply: (application, values) => applyContractData(application, values),
  validate: (application) => [
    ...findExpiryFindings(application),
    ...findHolderFindings(application),
    ...findAccountFindings(application),
    ...findInsuranceFindings(application),
    ...findHealthFindings(application),
  ],
  titles: ({ insuranceOffers }) => ({
    insurance: insuranceOffers.map(({ id, title }) => ({ value: String(id), title })),
  }),
};

const NO_ADDRESS: Address = { city: null, street: null, house: null, flat: null, postalCode: null };

/** With the answer “no” there is no office, whatever an older record has kept. */
const officeFields = ({ exposed, name, institution, connection }: Application["politicalExposure"]): FormFields =>
  exposed === false
    ? { name: "", institution: "", connection: "" }
    : { name: toText(name), institution: toText(institution), connection: toText(connection) };

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
  insurance,
  insuranceOffers,
  healthAnswers,
  consents,
  politicalExposure,
}: Application): FormFields {
  return {
    address: addressFields(address),
    correspondence: {
      differs: toTick(otherAddressDiffers),
      ...addressFields(otherAddressDiffers === true ? otherAddress : NO_ADDRESS),
    },
    document: {
      type: toText(identityDocument.type),
      number: toText(identityDocument.number),
      validUntil: toText(expiryOf(identityDocument.validUntil)),
      noExpiry: toTick(isEndless(identityDocument)),
      controlLine: toText(identityDocument.controlLine),
    },
    phone: formatNationalPhone(toText(buyer.phone)),
    phone2: formatNationalPhone(toText(buyer.phone2)),
    email: toText(buyer.email),
    account: formatIban(toText(credit.accountNumber)),
    moneyUsage: toText(credit.moneyUsage),
    creditorAccount: formatIban(toText(credit.additionalAccount)),
    insurance: insuranceOffers.length === 0 ? "" : toText(insurance.id ?? NO_INSURANCE),
    health: {
      medication: toYesNo(healthAnswers.medication),
      disease: toYesNo(healthAnswers.disease),
      sickLeave: toYesNo(healthAnswers.sickLeave),
      disability: toYesNo(healthAnswers.disability),
    },
    consents: {
      directMarketing: toTick(consents.directMarketing),
      partnerOffers: toTick(consents.partnerOffers),
      profiling: toTick(consents.profiling),
    },
    politics: {
      exposed: toYesNo(politicalExposure.exposed),
      ...officeFields(politicalExposure),
    },
  };
}

function applyContractData(application: Application, values: ContractDataValues): Application {
  const { address, correspondence, document, consents, politics } = values;
  return {
    ...application,
    address,
    otherAddressDiffers: correspondence !== null,
    otherAddress: correspondence ?? NO_ADDRESS,
    identityDocument: documentOf(application, document),
    buyer: { ...application.buyer, phone: values.phone, phone2: values.phone2, email: values.email },
    credit: { ...application.credit, accountNumber: values.account, ...payoutOf(application, values) },
    ...insuredOf(application, values),
    consents: { ...application.consents, ...consents },
    politicalExposure:
      politics === null
        ? { exposed: false, name: null, institution: null, connection: null }
        : { exposed: true, name: politics.name, institution: politics.institution, connection: politics.connection },
  };
}

/** A document, other than none, that the back end knows to have no expiry (F-311). */
const isEndless = ({ type, validUntil }: Application["identityDocument"]): boolean =>
  type !== null && type !== IdentityDocumentType.none && validUntil === NO_EXPIRY_DAY;

/** Without expiry is only what came so: neither another kind of document nor one that had a day becomes endless by the form's word. */
function documentOf({ identityDocument: saved }: Application, typed: ContractDataValues["document"]) {
  const cameSo = isEndless(saved) && saved.type === typed.type;
  return isEndless(typed) && !cameSo ? { ...typed, validUntil: null } : typed;
}

/** What the money is for and whose debt it repays; typed only where the variant leaves it open (F-270). */
function payoutOf(
  { credit }: Application,
  values: ContractDataValues,
): Pick<Credit, "moneyUsage" | "additionalAccount"> {
  return isPaidToSeller(credit.payoutType)
    ? { moneyUsage: null, additionalAccount: null }
    : { moneyUsage: values.moneyUsage, additionalAccount: values.creditorAccount };
}

/** The chosen package; what the insurer has said of another one does not hold for it. A back end that offers none keeps its own. */
function insuranceOf({ insurance, insuranceOffers }: Application, id: number | null): Insurance {
  if (id === null || id === insurance.id || insuranceOffers.length === 0) return insurance;
  return { id, premiumCents: null, adjustedPremiumCents: null, policyNumber: null };
}

export const withInsurance = (application: Application, id: number): Application => ({
  ...application,
  insurance: insuranceOf(application, id),
});

/** The package, with the answers that it asks for: of another one nothing about health is kept (F-282). */
function insuredOf(
  application: Application,
  values: ContractDataValues,
): Pick<Application, "insurance" | "healthAnswers"> {
  const insurance = insuranceOf(application, values.insurance);
  return { insurance, healthAnswers: asksHealth({ ...application, insurance }) ? values.health : NO_HEALTH_ANSWERS };
}

/** Whether the chosen package is given only to who answers the health questionnaire. */
const asksHealth = ({ insurance, insuranceOffers }: Pick<Application, "insurance" | "insuranceOffers">): boolean =>
  insuranceOffers.some((offer) => offer.id === insurance.id && offer.asksHealth);

const HEALTH_MESSAGES = {
  missing: issueMessage("choice.yesNo"),
  refused: issueMessage("insurance.healthRefused"),
} as const;

/** Every question of the package is answered, and none with yes: that refuses this package, not the credit (F-282). */
const findHealthFindings = (application: Application): FieldIssue[] =>
  asksHealth(application)
    ? healthFindings(application.healthAnswers).map(({ question, finding }) => ({
        field: `health.${question}`,
        message: HEALTH_MESSAGES[finding],
      }))
    : [];

/** Only what this buyer is offered can be taken (F-281). */
function findInsuranceFindings({ insurance, insuranceOffers }: Application): FieldIssue[] {
  if (!isInsured(insurance.id) || insuranceOffers.length === 0) return [];
  const isOffered = insuranceOffers.some(({ id }) => id === insurance.id);
  return isOffered ? [] : [{ field: "insurance", message: issueMessage("choice.unknown") }];
}

/** Every document but none says until when it is valid, or came without expiry (F-309, F-311). */
const findExpiryFindings = ({ identityDocument: { type, validUntil } }: Application): FieldIssue[] =>
  type === null || validUntil !== null ? [] : [{ field: "document.validUntil", message: issueMessage("required") }];

/** Where money goes to the client, its account is needed; a credit for goods can do without until later. */
const findAccountFindings = (application: Application): FieldIssue[] =>
  isPaidToClient(application) && application.credit.accountNumber === null
    ? [{ field: "account", message: issueMessage("required") }]
    : [];

/** The control line must belong to the buyer of this application (F-310, F-312). */
function findHolderFindings({ identityDocument, buyer }: Application): FieldIssue[] {
  const { type, controlLine, number, validUntil } = identityDocument;
  if (controlLine === null) return [];
  const expected = {
    documentType: type,
    documentNumber: number,
    validUntil: expiryOf(validUntil),
    personalCode: buyer.personalCode,
  };
  return findControlLineProblems(controlLine, expected).map((key) => ({
    field: "document.controlLine",
    message: issueMessage(key),
  }));
}
