import { redirect } from "@remix-run/node";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { endSession as endBackendSession } from "~/services/session.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { endSession, findSession } from "~/session/session.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { deviceCookie, newDeviceId } from "./device-cookie.server.ts";

/**
 * The user has forgotten this device: its holder is logged out, in the back end too, and the browser gets another id, with which it can be
 * verified again (F-473, F-513, O12).
 */
export async function leaveWithdrawnDevice(
  { connection, head, requestId, visitor }: PublicPortal,
  { soapSession, user }: Pick<SessionStart, "soapSession" | "user">,
): Promise<Response> {
  log("warn", "device.withdrawn", { rid: requestId });
  audit("device.withdrawn", { result: "refused", user });
  await endBackendSession({ ...connection, soapSession }).catch((error: unknown) =>
    log("warn", "logout.backend", { rid: requestId, ...errorFields(error) }),
  );
  const headers = (await findSession(head)) === null ? new Headers() : await endSession(head);
  const guest = await visitor();
  await addNotice(guest, { text: { key: "verification:device.withdrawn" }, variant: "danger" });
  for (const [name, value] of guest.cookies) headers.append(name, value);
  headers.append("Set-Cookie", deviceCookie(newDeviceId()));
  return redirect(paths.login(), { status: 303, headers });
}
