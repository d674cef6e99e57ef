import type { ValueOf } from "./wire/parts.ts";
import type { loginResult, sessionUserAnswer } from "./wire/session.ts";
import type { sellerUser } from "./wire/sellers.ts";
import type * as z from "zod";

/** The user of a log-in answer, PardavejoVartotojas (F-532). */
export type SellerUser = ValueOf<typeof sellerUser>;

/** A log-in that opened a session in the back end (F-533, F-056). */
export type LoginResult = z.output<typeof loginResult> & {
  /** Code 1009: the password must be changed before anything else (F-061). */
  passwordTooOld: boolean;
};

/** The user of a session, as of now. */
export type SessionUser = z.output<typeof sessionUserAnswer>;
