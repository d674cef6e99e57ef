import { SERVICE_STATUS_REFRESH_MS } from "~/domain/limits.ts";
import { portalClock } from "~/platform/clock.ts";
import { processWide } from "~/platform/process-wide.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { backendOf } from "~/services/backend.server.ts";
import type { OutsideService } from "~/services/service-status-types.ts";
import { getServiceStatuses } from "~/services/service-statuses.server.ts";

/** What was last found out. After a failure the names stay, their states are not known. */
export type ServiceReading = { services: readonly OutsideService[]; known: boolean };

type Watch = { kept: ServiceReading; askAgainAt: number; asking: Promise<void> | null };

/** The states are the same for every manager, so that pages opened one after another share an answer. */
const SHARED_MS = 10_000;

const theWatch = (): Watch =>
  processWide("serviceStatuses", () => ({ kept: { services: [], known: false }, askAgainAt: 0, asking: null }));

/**
 * The states of the outside systems (F-037). A page waits `patienceMs` for them at most: a slow service is not known, and its answer is
 * there for the next page. After a failure nobody asks again for three minutes (G15).
 * @param session a manager's
 */
export async function readServiceStatuses(
  session: { soapSession: string },
  patienceMs: number,
): Promise<ServiceReading> {
  const watch = theWatch();
  if (portalClock.now() >= watch.askAgainAt) watch.asking ??= ask(watch, session).finally(() => (watch.asking = null));
  if (watch.asking === null) return watch.kept;
  const isAnswered = await Promise.race([watch.asking.then(() => true), sleep(patienceMs).then(() => false)]);
  return isAnswered ? watch.kept : { services: watch.kept.services, known: false };
}

/** Its own call, not the page's: it goes on when the page has stopped waiting. */
async function ask(watch: Watch, session: { soapSession: string }): Promise<void> {
  const { services, pauseMs } = await readServices(session);
  watch.kept = services === null ? { services: watch.kept.services, known: false } : { services, known: true };
  watch.askAgainAt = portalClock.now() + pauseMs;
}

/** The states, or null when they cannot be known, and when to ask again. */
async function readServices(session: { soapSession: string }) {
  try {
    const answer = await getServiceStatuses(backendOf(session));
    return answer.ok
      ? { services: answer.value, pauseMs: SHARED_MS }
      : { services: null, pauseMs: SERVICE_STATUS_REFRESH_MS };
  } catch (error) {
    // The end of one manager's session says nothing about the services: the next page asks with its own.
    if (error instanceof BackendSessionEnded) return { services: null, pauseMs: 0 };
    if (error instanceof BackendError) return { services: null, pauseMs: SERVICE_STATUS_REFRESH_MS };
    throw error;
  }
}

const sleep = (milliseconds: number): Promise<void> =>
  new Promise((done) => void setTimeout(done, milliseconds).unref());
