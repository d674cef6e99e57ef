import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { ServiceStatusesContent } from "~/ui/frame/service-statuses-content.ts";
import { toServiceContent } from "./service-content.ts";
import { readServiceStatuses } from "./watch-services.server.ts";

/** The badges for the page that asks for them by itself; it waits as long as for any other answer. */
export async function loadServiceStatuses({ session, locale }: Portal): Promise<ServiceStatusesContent> {
  const reading = await readServiceStatuses(session, environment().limits.soapReadSeconds * 1000);
  return toServiceContent(reading, locale, portalClock.now());
}
