import { issueMessage } from "../issue.ts";
import { withoutSeparators } from "../plain-text.ts";
import { parseVerificationCode } from "../verification-code.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

const OPTIONS = {
  rawMax: 20,
  /** Pasted spaces and dashes are no mistake; what has not four digits is told at the field, and is no wrong code of the signature's five (O14, F-364). */
  parse: (text: string) => parseVerificationCode(withoutSeparators(text)),
  message: () => issueMessage("verificationCode.format"),
};

/** The code of a signature: exactly four digits (F-363). */
export const signingCodeField = () => parsedField(OPTIONS);

/** The same where a drawing does as well (F-361). */
export const optionalSigningCodeField = () => optionalParsedField(OPTIONS);

/**
 * What is said at the field of a code that is not the one that was sent.
 * @param triesLeft how many are left before the signing has to begin again; null where the provider does not say
 */
export const wrongSigningCode = (triesLeft: number | null): string =>
  triesLeft === null ? "soap:code.wrong" : issueMessage("signature.wrongCode", { count: triesLeft });
