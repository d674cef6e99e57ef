import type { PublicPortal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { sendDeviceCode as askForCode } from "~/services/verify-codes.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { sendCode } from "../code-flow.server.ts";
import { codeContact } from "./second-factor.ts";

/**
 * Sends a code for the device of an unverified log-in, in the language of the page. The service says whether it is time for another one.
 * @returns false when the service could not be asked: nothing was changed
 */
export async function sendDeviceCode(
  { locale: language, verify }: PublicPortal,
  session: PortalSession,
): Promise<boolean> {
  const to = codeContact(session);
  const asked = { userName: session.user.login, language, ...to };
  const { fault } = await tryBackend(() => sendCode(session, "device", to, () => askForCode(verify, asked)));
  return fault === null;
}
