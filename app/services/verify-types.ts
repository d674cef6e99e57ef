import type { CHOOSABLE_AUTHENTICATION_METHODS } from "~/domain/enumerations/authentication-method.ts";
import type { Language } from "~/domain/language.ts";
import type { PasswordRule } from "~/domain/password.ts";

/** How a code travels: by e-mail or SMS (F-127, F-570). */
export type CodeMethod = (typeof CHOOSABLE_AUTHENTICATION_METHODS)[number];

/** The contact of a user that a code goes to. */
export type CodeContact = { method: CodeMethod; contact: string };

/** Where a code is wanted: the user's own contact, or one that the user wants to have. */
export type CodeRequest = { userName: string; method: CodeMethod; contact: string; language: Language };

/** What became of the wish for a code (F-154). Seconds until another message may be asked for: `waitSeconds` (F-151). */
export type IssuedCode =
  | { state: "sent"; token: string; requestId: string; waitSeconds: number }
  /** Nothing was sent. The earlier code, when it still lives, is good and has a token for this caller. */
  | { state: "tryLater"; token: string | null; requestId: string | null; waitSeconds: number; dayLimit: boolean }
  | { state: "refused"; reason: "contactUnknown" | "contactTaken" | "other" };

/** A code as it was typed, for the request that `token` names. */
export type TypedCode = { token: string; code: string };

/** Why a code is not taken; all but `wrong` mean that no code of this request will be taken any more. */
export type CodeProblem = "wrong" | "exhausted" | "expired" | "used" | "unknown";

/** What became of a typed code. `triesLeft` is null when the service does not say. */
export type CodeVerdict =
  { ok: true } | { ok: false; problem: CodeProblem; waitSeconds: number; triesLeft: number | null };

/** Whether a device needs no code; `withdrawn` logs its holder out (O12). */
export type DeviceState = "verified" | "unverified" | "withdrawn";

/** A device that needs no code, for its owner's list. Times are milliseconds. */
export type RememberedDevice = {
  id: number;
  name: string;
  method: CodeMethod;
  verifiedAt: number;
  verifiedUntil: number;
  lastSeenAt: number;
  /** The device of this session. */
  current: boolean;
};

/** What became of a message (F-153). */
export type MessageState = "pending" | "failed" | "delivered";

/** Answer to a reminder. Who asks is told the same for all but `tryLater` (F-083). */
export type ReminderAnswer =
  { state: "sent" | "userNotFound" | "severalUsers" | "refused" } | { state: "tryLater"; waitSeconds: number };

/** A new password by the link of a reminder; `login` where the account is shared. */
export type LinkPassword = { token: string; code: string; password: string; login: string | null };

/** Answer to it. All but `linkDead` leave the link as it was. */
export type LinkPasswordAnswer =
  | { state: "changed" | "linkDead" | "loginWrong" | "provideLogin" | "samePassword" }
  | { state: "weakPassword"; brokenRules: PasswordRule[] };
