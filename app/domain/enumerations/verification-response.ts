import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Answer of the verification service (F-154, F-583). */
export const VerificationResponse = { pending: 0, error: 1, success: 2, tryLater: 3, provideLogin: 4 } as const;

export type VerificationResponse = CodeOf<typeof VerificationResponse>;

export const verificationResponses = defineEnumeration("verificationResponse", VerificationResponse);

/** Reads an answer; one that we do not know is an error (F-583). */
export const toVerificationResponse = (raw: unknown): VerificationResponse =>
  verificationResponses.find(raw) ?? VerificationResponse.error;
