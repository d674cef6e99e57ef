import { issueMessage } from "../../app/domain/issue.ts";
import { addDays, addYears, isoDayInVilnius } from "../../app/domain/iso-day.ts";
import { required, unchosen, type BadForm } from "./journey-bad-values.ts";
import { FORMS } from "./journey-steps.ts";

/** Bad values of step 4 and of the forms of a contract. */
const TODAY = isoDayInVilnius(new Date());

const named = (prefix: string, values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}.${name}`, value]));

export const BAD_CONTRACT_DATA: BadForm = {
  form: FORMS.contractData,
  button: "continue",
  rounds: [
    {
      values: {
        ...named("address", { city: "", house: "", postalCode: "" }),
        "document.type": "",
        phone: "",
      },
      findings: {
        ...required("address.city", "address.house", "address.postalCode", "phone"),
        ...unchosen("document.type"),
        "politics.exposed": issueMessage("choice.yesNo"),
      },
    },
    {
      values: {
        ...named("address", { city: "V", street: "O", house: "12-3", flat: "12345", postalCode: "0715" }),
        "document.type": "0",
        "document.number": "1234567",
        "document.validUntil": addDays(TODAY, -2),
        "document.controlLine": "P<LTU#",
        phone: "512 34567",
        phone2: "612",
        email: "emilija@",
        account: "LT74 7300 0100 1234 5678",
        "politics.exposed": "yes",
      },
      findings: {
        "address.city": issueMessage("text.min", { count: 2 }),
        "address.street": issueMessage("text.min", { count: 2 }),
        "address.house": issueMessage("houseNumber.format"),
        "address.flat": issueMessage("flatNumber.format"),
        "address.postalCode": issueMessage("postalCode.format"),
        "document.number": issueMessage("documentNumber.eightDigits"),
        "document.validUntil": issueMessage("validUntil.expired"),
        "document.controlLine": issueMessage("mrz.characters"),
        phone: issueMessage("phone.prefix"),
        phone2: issueMessage("phone.length"),
        email: issueMessage("email.format"),
        account: issueMessage("iban.checksum"),
        ...required("politics.name", "politics.institution"),
        ...unchosen("politics.connection"),
      },
    },
    {
      values: {
        ...named("address", { city: "Vilnius", street: "", house: "12A", flat: "", postalCode: "07150" }),
        "correspondence.differs": true,
        "document.type": "1",
        "document.number": "",
        "document.validUntil": addDays(addYears(TODAY, 30), 1),
        "document.controlLine": "",
        phone: "612 34567",
        phone2: "",
        email: "",
        account: "LV80 BANK 0000 4351 9500 1",
        "politics.exposed": "no",
      },
      findings: {
        ...required("correspondence.city", "correspondence.house", "correspondence.postalCode", "document.number"),
        "document.validUntil": issueMessage("validUntil.tooFar", { max: addYears(TODAY, 30) }),
        account: issueMessage("iban.country"),
      },
    },
    {
      values: {
        "correspondence.differs": false,
        "document.number": "12345678",
        "document.validUntil": "2027-02-30",
        account: "LT7373000100123456789",
      },
      findings: { "document.validUntil": issueMessage("date.impossible"), account: issueMessage("iban.length") },
    },
  ],
};

export const BAD_SIGNATURE: BadForm = {
  form: FORMS.signature,
  button: "confirmSignature",
  rounds: [
    {
      values: { signedOn: "", confirmed: false },
      findings: { ...required("signedOn"), confirmed: issueMessage("tick.required") },
    },
    { values: { signedOn: addDays(TODAY, 2), confirmed: true }, findings: { signedOn: issueMessage("date.future") } },
    { values: { signedOn: addDays(TODAY, -1) }, findings: { signedOn: issueMessage("date.min", { min: TODAY }) } },
    { values: { signedOn: "20/11/2026" }, findings: { signedOn: issueMessage("date.format") } },
  ],
};

export const BAD_EMAIL: BadForm = {
  form: FORMS.email,
  button: "saveEmail",
  rounds: [{ values: { email: "emilija@" }, findings: { email: issueMessage("email.format") } }],
};
