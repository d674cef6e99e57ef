import { issueMessage } from "./issue.ts";
import { accepted, refused, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";
import { VERIFICATION_CODE_DIGITS } from "./limits.ts";

/**
 * Reads a verification code: exactly four digits (F-146, F-293).
 * @param rejected codes that the service has already refused in this flow; typing one again needs no call
 */
export function parseVerificationCode(
  text: string,
  rejected: readonly string[] = [],
): Outcome<string, "format" | "rejected"> {
  const code = text.trim();
  if (!/^\d+$/.test(code) || code.length !== VERIFICATION_CODE_DIGITS) return refused("format");
  return rejected.includes(code) ? refused("rejected") : accepted(code);
}

export const verificationCodeField = (rejected: readonly string[] = []) =>
  parsedField({
    rawMax: 20,
    parse: (text) => parseVerificationCode(text, rejected),
    message: (reason) => issueMessage(`verificationCode.${reason}`),
  });
