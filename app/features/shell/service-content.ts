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
 * The badges of the top bar: name in the page's language, state, link, and the time of a state that is not of now. One that the service itself last
 * renewed over ten minutes ago counts as failing (decision under G30), because it is not known to work. Where the portal could not ask, the last
 * known state stays with its time, for as long.
 * @param now milliseconds of the portal clock
 */
export function toServiceContent(
  { services, known, knownAt }: ServiceReading,
  language: Language,
  now: number,
): ServiceStatusesContent {
  const times = services.flatMap(({ updatedAt }) => (updatedAt === null ? [] : [updatedAt]));
  return {
    services: services.map((service) => ({
      id: service.id,
      name: service.name[language],
      href: service.href,
      ...(known ? stateOf(service, now) : lastStateOf(service, knownAt, now)),
    })),
    updatedAt: knownAt !== null && times.length > 0 ? toClockTime(Math.max(...times)) : null,
    fresh: known,
  };
}

type Shown = { state: ServiceState; staleSince: string | null };

function stateOf({ status, updatedAt }: OutsideService, now: number): Shown {
  if (updatedAt === null || now - updatedAt <= STALE_MS) return { state: STATES[status], staleSince: null };
  return { state: "error", staleSince: toClockTime(updatedAt) };
}

function lastStateOf(service: OutsideService, knownAt: number | null, now: number): Shown {
  if (knownAt === null) return { state: "unknown", staleSince: null };
  const { state, staleSince } = stateOf(service, knownAt);
  const isOld = now - knownAt > STALE_MS;
  return { state: isOld ? "unknown" : state, staleSince: staleSince ?? toClockTime(knownAt) };
}
