import { environment } from "~/platform/env.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { newSecret, toSetCookie } from "~/session/cookies.server.ts";
import { rememberLoggedOut } from "~/session/ended-sessions.server.ts";
import { endSession, findSession } from "~/session/session.server.ts";

const MINUTE_SECONDS = 60;

/**
 * Ends the session here and then in the back end (R-A4, R-A11, F-108): a request under way that the back end refuses from now on finds no session
 * any more, and leads to the log-in as after any log-out. The back end's refusal or silence does not keep anybody logged in.
 * @returns the cookies and `Clear-Site-Data` of the answer
 */
export async function logOut(request: RequestHead): Promise<Headers> {
  const session = await findSession(request);
  if (session === null) return endSession(request);
  const visitor = newSecret();
  await rememberLoggedOut(visitor, session);
  const cookieSeconds = environment().limits.visitMinutes * MINUTE_SECONDS;
  const headers = await endSession(request, toSetCookie("visitor", visitor, cookieSeconds));
  await endBackendSession(backendOf(session)).catch((error: unknown) =>
    log("warn", "logout.backend", errorFields(error)),
  );
  return headers;
}
