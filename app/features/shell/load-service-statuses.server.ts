import { findRole } from "~/domain/enumerations/role.ts";
import { accepted, refused, type Outcome } from "~/domain/outcome.ts";
import { can } from "~/domain/permissions.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import { findSession } from "~/session/session.server.ts";
import type { ServiceStatusesContent } from "~/ui/frame/service-statuses-content.ts";
import { toServiceContent } from "./service-content.ts";
import { readServiceStatuses } from "./watch-services.server.ts";

/**
 * The badges for the page that asks for them by itself. It is no visit: whoever is not logged in is told so, and is not remembered as
 * somebody who wants to see this address after the log-in.
 */
export async function loadServiceStatuses(
  request: Request,
): Promise<Outcome<ServiceStatusesContent, "guest" | "notAllowed">> {
  const session = await findSession(request);
  if (session === null || session.expired || session.stage !== "full") return refused("guest");
  const role = findRole(session.user.role);
  if (role === null || !can(role, "serviceStatus:view")) return refused("notAllowed");
  const reading = await readServiceStatuses(session, environment().limits.soapReadSeconds * 1000);
  return accepted(toServiceContent(reading, await getLocale(request), portalClock.now()));
}
