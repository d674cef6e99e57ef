import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { listDevices } from "~/services/verify-devices.server.ts";
import type { RememberedDevice } from "~/services/verify-types.ts";

/** The user's remembered devices for a page; null when the service could not be asked, which spoils no page. */
export async function readOwnDevices({ session, verify }: Portal): Promise<RememberedDevice[] | null> {
  return (await tryBackend(() => listDevices(verify, session.soapSession))).answer;
}
