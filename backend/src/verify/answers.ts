import type { JsonAnswer } from "./call.ts";

/** Codes of the service's answers (F-154, F-583). */
export const Verification = { pending: 0, error: 1, success: 2, tryLater: 3, provideLogin: 4 } as const;

/** Why an answer is an error, in a word; those of the error catalogue carry its number as well. */
const CATALOGUE_CODES = { contactTaken: 900, samePassword: 1006, userNotFound: 1050, severalUsers: 1051 } as const;

/** Words for errors of the catalogue. */
export type CatalogueReason = keyof typeof CATALOGUE_CODES;

/** Words for everything else that is no fault. */
export type Reason =
  | CatalogueReason
  | "wrong"
  | "unknown"
  | "used"
  | "exhausted"
  | "expired"
  | "contactUnknown"
  | "dayLimit"
  | "hourLimit"
  | "linkDead"
  | "loginWrong"
  | "weakPassword";

const isOfCatalogue = (reason: Reason): reason is CatalogueReason => Object.hasOwn(CATALOGUE_CODES, reason);

/** What an error says besides its code. */
export const describeReason = (reason: Reason): JsonAnswer =>
  isOfCatalogue(reason) ? { reason, errorCode: CATALOGUE_CODES[reason] } : { reason };

/** Whole seconds until an instant, never fewer than the reader must wait. */
export const secondsUntil = (instant: Date, now: Date): number =>
  Math.max(0, Math.ceil((instant.getTime() - now.getTime()) / 1_000));
