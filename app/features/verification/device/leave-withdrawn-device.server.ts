import { paths } from "~/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { endSession, findSession } from "~/session/session.server.ts";
import { getVisit } from "~/session/visit.server.ts";
import { deviceCookie, newDeviceId } from "./device-cookie.server.ts";

/**
 * The user has forgotten this device: its holder is logged out, in the back end too, and the browser gets another id, with which it can be
 * verified anew (F-473, F-513, O12).
 */
export async function leaveWithdrawnDevice(
  request: Request,
  { soapSession, user }: Pick<SessionStart, "soapSession" | "user">,
): Promise<Response> {
  const { requestId } = requestFacts(request);
  log("warn", "device.withdrawn", { rid: requestId });
  audit("device.withdrawn", { result: "refused", user });
  await endBackendSession(backendOf({ soapSession }, { reference: requestId })).catch((error: unknown) =>
    log("warn", "logout.backend", { rid: requestId, ...errorFields(error) }),
  );
  const headers = (await findSession(request)) === null ? new Headers() : await endSession(request);
  const visit = await getVisit(request);
  await addNotice(visit, { text: { key: "verification:device.withdrawn" }, variant: "danger" });
  for (const [name, value] of visit.cookies) headers.append(name, value);
  headers.append("Set-Cookie", deviceCookie(newDeviceId()));
  headers.set("Location", paths.login());
  return new Response(null, { status: 303, headers });
}
