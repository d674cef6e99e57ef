import type { SigningFailure } from "../store/schema/signings.ts";

/**
 * How a signature of the embedded provider ends for a tester, by the last six digits of the person's telephone; no person of the demo has one of these.
 * Every other number signs.
 */
const OUTCOMES: Readonly<Record<string, SigningFailure>> = {
  "999991": "USER_REFUSED",
  "999992": "TIMEOUT",
  "999993": "WRONG_CODE",
  "999994": "DELIVERY",
  "999995": "DEVICE",
};

/** What is staged for a telephone; null: the signature is made. */
export const staged = (phone: string | null): SigningFailure | null => OUTCOMES[phone?.slice(-6) ?? ""] ?? null;
