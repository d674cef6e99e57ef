import { accepted, rejected, type Outcome } from "./outcome.ts";
import { VERIFICATION_CODE_DIGITS } from "./limits.ts";

/**
 * Reads a verification code: exactly four digits (F-146, F-293).
 * @param refusedCodes codes that the service has already refused in this flow; typing one again needs no call
 */
export function parseVerificationCode(
  text: string,
  refusedCodes: readonly string[] = [],
): Outcome<string, "format" | "rejected"> {
  const code = text.trim();
  if (!/^\d+$/.test(code) || code.length !== VERIFICATION_CODE_DIGITS) return rejected("format");
  return refusedCodes.includes(code) ? rejected("rejected") : accepted(code);
}
