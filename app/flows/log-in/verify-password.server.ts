import { errorFields, log } from "~/platform/log.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { findMeaning } from "~/services/faults.server.ts";
import { endSession } from "~/services/session.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { logIn } from "./log-in.server.ts";
import type { Refused } from "./login-refused.server.ts";

/**
 * Whether the one who types is still the user of the session, who may have left the till (R-C2): the present password is checked as at the log-in, and a wrong
 * one counts like one there. The log-in that proves it is ended at once.
 * @returns null when it is the right one
 */
export async function verifyPassword(portal: Portal, password: string): Promise<Refused | null> {
  const login = await logInAgain(portal, password);
  if (!login.ok) return login;
  await endProof(portal, login.value);
  return null;
}

/** A log-in of the session's own user with a password that was just typed. */
export const logInAgain = (portal: Portal, plain: string) =>
  logIn(portal, { username: portal.session.user.login, password: { plain } });

/** Ends a log-in that was made to prove a password, of no use afterwards; the back end's silence is only logged. */
export async function endProof({ requestId }: Portal, login: SessionStart): Promise<void> {
  await endSession(backendOf(login, { reference: requestId })).catch((error: unknown) =>
    log("warn", "logout.backend", { rid: requestId, ...errorFields(error) }),
  );
}

/** Whether it was the password that was wrong, and not the account that is closed or the service that is silent. */
export const isWrongPassword = ({ notice }: Refused): boolean =>
  notice !== undefined && findMeaning(notice.code)?.reason === "wrongPassword";
