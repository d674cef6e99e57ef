import { SERVICE_STATUS_REFRESH_MS } from "~/domain/limits.ts";
import { portalClock } from "~/platform/clock.ts";
import { processWide } from "~/platform/process-wide.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import type { OutsideService } from "~/services/service-status-types.ts";
import { getServiceStatuses } from "~/services/service-statuses.server.ts";

/** What was last found out. After a failure the states stay, with the time at which they were known. */
export type ServiceReading = {
  services: readonly OutsideService[];
  known: boolean;
  /** When they were last known, by the portal's clock; null: never, or not by this manager. */
  knownAt: number | null;
};

/** `askAgainAt` as `performance.now()` counts: a clock that was put back must not keep old states on every page. */
type Watch = {
  kept: ServiceReading;
  askAgainAt: number;
  asking: Promise<void> | null;
  /** Sessions whose manager has lost the right (1021), each with the time when it may ask again. */
  refused: Map<string, number>;
};

/** The states are the same for every manager, so that pages opened one after another share an answer. */
const SHARED_MS = 10_000;

const NOTHING_KNOWN: ServiceReading = { services: [], known: false, knownAt: null };

const theWatch = (): Watch =>
  processWide("serviceStatuses", () => ({
    kept: NOTHING_KNOWN,
    askAgainAt: -Infinity,
    asking: null,
    refused: new Map(),
  }));

/**
 * The states of the outside systems (F-037). A page waits `patienceMs` for them at most: it shows the last known ones then, and the
 * answer is there for the next page. After a failure the service is left alone for three minutes (R-G15).
 * @param session a manager's
 */
export async function readServiceStatuses(
  session: { soapSession: string },
  patienceMs: number,
): Promise<ServiceReading> {
  const watch = theWatch();
  if (performance.now() < (watch.refused.get(session.soapSession) ?? -Infinity))
    return { services: watch.kept.services, known: false, knownAt: null };
  if (performance.now() >= watch.askAgainAt) watch.asking ??= ask(watch, session).finally(() => (watch.asking = null));
  if (watch.asking === null) return watch.kept;
  const isAnswered = await Promise.race([watch.asking.then(() => true), sleep(patienceMs).then(() => false)]);
  return isAnswered ? watch.kept : { ...watch.kept, known: false };
}

/** Its own call, not the page's: it goes on when the page has stopped waiting. */
async function ask(watch: Watch, session: { soapSession: string }): Promise<void> {
  const { services, pauseMs, isRefused = false } = await readServices(session);
  if (isRefused) refuse(watch, session);
  watch.kept =
    services === null ? { ...watch.kept, known: false } : { services, known: true, knownAt: portalClock.now() };
  watch.askAgainAt = performance.now() + pauseMs;
}

/** This session is not asked for again for three minutes; other managers' pages ask on. */
function refuse({ refused }: Watch, { soapSession }: { soapSession: string }): void {
  const now = performance.now();
  for (const [other, until] of refused) if (until <= now) refused.delete(other);
  refused.set(soapSession, now + SERVICE_STATUS_REFRESH_MS);
}

/** The states, or null when they cannot be known, and when to ask again. */
async function readServices(session: { soapSession: string }) {
  try {
    const answer = await getServiceStatuses(backendOf(session));
    if (answer.ok) return { services: answer.value, pauseMs: SHARED_MS };
    // The end of one manager's rights says as little of the services as that of a session.
    const isRefused = answer.reason === "notAllowed";
    return { services: null, pauseMs: isRefused ? 0 : SERVICE_STATUS_REFRESH_MS, isRefused };
  } catch (error) {
    // The end of one manager's session says nothing about the services: the next page asks with its own.
    if (error instanceof BackendSessionEnded) return { services: null, pauseMs: 0 };
    if (error instanceof BackendError) return { services: null, pauseMs: SERVICE_STATUS_REFRESH_MS };
    throw error;
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds).unref());
