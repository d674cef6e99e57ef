/** State of an outside service; `unknown` when it could not be asked. */
export type ServiceState = "ok" | "slow" | "error" | "unknown";

type ServiceBadge = {
  id: number;
  name: string;
  state: ServiceState;
  /** The service's own page. */
  href: string | null;
  /** Time of day of a state that is too old to be taken as it is. */
  staleSince: string | null;
};

/** What the badges of the top bar show; `updatedAt` is the time of day of the newest state, `fresh` whether it was asked just now. */
export type ServiceStatusesContent = { services: readonly ServiceBadge[]; updatedAt: string | null; fresh: boolean };

/** The same badges when the portal does not answer: the last known states, with their time. */
export const lastKnownServices = ({ services, updatedAt }: ServiceStatusesContent): ServiceStatusesContent => ({
  services: services.map((service) => ({ ...service, staleSince: service.staleSince ?? updatedAt })),
  updatedAt,
  fresh: false,
});

/** Whether an answer of the portal holds badges: a log-in page in its place does not. */
export const isServiceStatusesContent = (answer: unknown): answer is ServiceStatusesContent =>
  typeof answer === "object" && answer !== null && "services" in answer && Array.isArray(answer.services);
