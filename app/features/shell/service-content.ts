import { ServiceStatus } from "~/domain/enumerations/service-status.ts";
import type { Language } from "~/domain/language.ts";
import { SERVICE_STATUS_STALE_MINUTES } from "~/domain/limits.ts";
import { toClockTime } from "~/i18n/clock-time.ts";
import type { OutsideService } from "~/services/service-status-types.ts";
import type { ServiceState, ServiceStatusesContent } from "~/ui/frame/service-statuses-content.ts";
import type { ServiceReading } from "./watch-services.server.ts";

const STATES: Record<ServiceStatus, ServiceState> = {
  [ServiceStatus.ok]: "ok",
  [ServiceStatus.slow]: "slow",
  [ServiceStatus.error]: "error",
};

const STALE_MS = SERVICE_STATUS_STALE_MINUTES * 60_000;

/**
 * The badges of the top bar: name in the page's language, state, link, and the time of a state that is over ten minutes old: such a system
 * counts as failing (decision under G30), because it is not known to work.
 * @param now milliseconds of the portal clock
 */
export function toServiceContent(
  { services, known }: ServiceReading,
  language: Language,
  now: number,
): ServiceStatusesContent {
  const times = services.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]));
  return {
    services: services.map((service) => {
      const oldFrom = known ? staleSince(service, now) : null;
      const found = oldFrom === null ? STATES[service.status] : "error";
      return {
        id: service.id,
        name: service.name[language],
        state: known ? found : "unknown",
        href: service.href,
        staleSince: oldFrom,
      };
    }),
    updatedAt: known && times.length > 0 ? toClockTime(Math.max(...times)) : null,
  };
}

const staleSince = ({ updatedAt }: OutsideService, now: number): string | null =>
  updatedAt !== null && now - updatedAt > STALE_MS ? toClockTime(updatedAt) : null;
