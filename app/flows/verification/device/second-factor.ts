import * as z from "zod";
import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import type { CodeMethod } from "~/services/verify-types.ts";
import type { SessionStage, SessionStart } from "~/session/portal-session.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";

const { email, sms } = AuthenticationMethod;

const NONE = { method: null, stageAfterCode: "full" as const };

/** How the user's codes travel (1 e-mail, 2 SMS), null when none is asked for; and what the log-in is when the code is right (F-069). */
export const SECOND_FACTOR = defineSessionPart(
  "secondFactor",
  z
    .object({
      method: z.union([z.literal(email), z.literal(sms)]).nullable(),
      stageAfterCode: z.enum(["limited", "passwordExpired", "full"]),
    })
    .default(NONE),
);

/** Where this user's codes go (F-063). @throws when a log-in left unverified has no contact */
export function codeContact(session: Pick<SessionStart, "parts" | "user">): { method: CodeMethod; contact: string } {
  const method = SECOND_FACTOR.of(session).method ?? email;
  const contact = method === email ? session.user.email : session.user.phone;
  if (contact === null) throw new TypeError("an unverified log-in has a contact");
  return { method, contact };
}

/** How a user's codes travel: by SMS where the user has chosen it, else by e-mail. */
export const codeMethodOf = ({ authenticationMethod }: { authenticationMethod: number | null }): CodeMethod =>
  authenticationMethod === sms ? sms : email;

/** Whether the user's log-ins ask for a second factor. */
export const hasSecondFactor = (session: Pick<SessionStart, "parts">): boolean =>
  SECOND_FACTOR.of(session).method !== null;

/** What the log-in is when the code is right (F-069). */
export const stageAfterCode = (session: Pick<SessionStart, "parts">): SessionStage =>
  SECOND_FACTOR.of(session).stageAfterCode;
