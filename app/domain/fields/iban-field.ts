import { parseIban, parseLtIban, type IbanRefusal } from "../iban.ts";
import { issueMessage } from "../issue.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

const RAW_MAX = 60;

const LT_OPTIONS = {
  rawMax: RAW_MAX,
  parse: parseLtIban,
  message: (reason: IbanRefusal) => issueMessage(`iban.${reason}`),
};

/** Account of the client. */
export const ltIbanField = () => parsedField(LT_OPTIONS);

/** Account of a creditor, null when left empty. */
export const optionalIbanField = () =>
  optionalParsedField({
    rawMax: RAW_MAX,
    parse: parseIban,
    message: (reason) => issueMessage(`foreignIban.${reason}`),
  });
