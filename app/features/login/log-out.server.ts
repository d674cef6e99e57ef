import { errorFields, log } from "~/platform/log.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { endSession, findSession } from "~/session/session.server.ts";

/**
 * Ends the session here and in the back end (A4, A11, F-108). The back end's refusal or silence does not keep anybody
 * logged in.
 * @returns the cookies and `Clear-Site-Data` of the answer
 */
export async function logOut(request: Request): Promise<Headers> {
  const session = await findSession(request);
  if (session !== null)
    await endBackendSession(backendOf(session)).catch((error: unknown) =>
      log("warn", "logout.backend", errorFields(error)),
    );
  return endSession(request);
}
