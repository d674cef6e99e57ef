import { optionalParsedField } from "./fields/parsed-field.ts";
import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";

const COUNTRY_CODE = /^[A-Z]{3}$/;

/**
 * Three-letter code of a country (F-216, F-553); null where a form has no such field. Whether there is such a country, the list of the back end
 * says: `app/flows/citizenship/`.
 */
export const citizenshipField = () =>
  optionalParsedField({
    rawMax: 10,
    parse: (text: string): Outcome<string, "unknown"> =>
      COUNTRY_CODE.test(text) ? accepted(text) : rejected("unknown"),
    message: () => issueMessage("choice.unknown"),
  });
