import { issueMessage } from "../issue.ts";
import { parsePhone, type PhoneRefusal } from "../phone.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

const PHONE_OPTIONS = {
  rawMax: 40,
  parse: parsePhone,
  message: (reason: PhoneRefusal) => issueMessage(`phone.${reason}`),
};

/** A mobile number that must be there. */
export const phoneField = () => parsedField(PHONE_OPTIONS);

/** The same, null when left empty. */
export const optionalPhoneField = () => optionalParsedField(PHONE_OPTIONS);
