import { requestFacts } from "~/platform/request-facts.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { listDevices } from "~/services/verify-devices.server.ts";
import type { RememberedDevice } from "~/services/verify-types.ts";
import { verifyService } from "~/services/verify.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

/** The user's remembered devices for a page; null when the service could not be asked, which spoils no page. */
export async function readOwnDevices(
  request: Request,
  { soapSession }: PortalSession,
): Promise<RememberedDevice[] | null> {
  const service = verifyService({ signal: request.signal, reference: requestFacts(request).requestId });
  return listDevices(service, soapSession).catch((error: unknown) => {
    if (error instanceof BackendError) return null;
    throw error;
  });
}
