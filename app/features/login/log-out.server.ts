import { errorFields, log } from "~/platform/log.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { endSession, findSession } from "~/session/session.server.ts";

/**
 * Ends the session here and then in the back end (A4, A11, F-108): a request under way that the back end refuses from now on finds no session
 * any more, and leads to the log-in as after any log-out. The back end's refusal or silence does not keep anybody logged in.
 * @returns the cookies and `Clear-Site-Data` of the answer
 */
export async function logOut(request: Request): Promise<Headers> {
  const session = await findSession(request);
  const headers = await endSession(request);
  if (session !== null)
    await endBackendSession(backendOf(session)).catch((error: unknown) =>
      log("warn", "logout.backend", errorFields(error)),
    );
  return headers;
}
