import { getLocale } from "~/i18n/i18n.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { sendDeviceCode as askForCode } from "~/services/verify-codes.server.ts";
import { verifyService } from "~/services/verify.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { sendCode } from "../code-flow.server.ts";
import { codeContact } from "./second-factor.ts";

/**
 * Sends a code for the device of an unverified log-in, in the language of the page. The service says whether it is time for another one.
 * @returns false when the service could not be asked: nothing was changed
 */
export async function sendDeviceCode(request: Request, session: PortalSession): Promise<boolean> {
  const service = verifyService({ signal: request.signal, reference: requestFacts(request).requestId });
  const to = codeContact(session);
  const asked = { userName: session.user.login, language: await getLocale(request), ...to };
  try {
    await sendCode(session, "device", to, () => askForCode(service, asked));
    return true;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}
