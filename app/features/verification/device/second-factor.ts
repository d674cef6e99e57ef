import type { CodeMethod } from "~/services/verify-types.ts";
import type { SessionStage, SessionStart } from "~/session/portal-session.ts";

type Facts = Pick<SessionStart, "additional" | "user">;

/** Where this user's codes go (F-063); null for one who needs none. @throws when a log-in left unverified has no contact */
export function codeContact({ additional, user }: Facts): { method: CodeMethod; contact: string } {
  const method = additional["codeMethod"] === 2 ? 2 : 1;
  const contact = method === 1 ? user.email : user.phone;
  if (contact === null) throw new TypeError("an unverified log-in has a contact");
  return { method, contact };
}

/** Whether the user's log-ins ask for a second factor. */
export const hasSecondFactor = ({ additional }: Pick<Facts, "additional">): boolean =>
  typeof additional["codeMethod"] === "number";

const AFTER_CODE: readonly SessionStage[] = ["limited", "passwordExpired", "full"];

/** What the log-in is when the code is right (F-069). */
export const stageAfterCode = ({ additional }: Pick<Facts, "additional">): SessionStage =>
  AFTER_CODE.find((stage) => stage === additional["stageAfterCode"]) ?? "full";
