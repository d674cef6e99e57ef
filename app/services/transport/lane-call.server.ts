import { setTimeout as wait } from "node:timers/promises";
import { log } from "~/platform/log.server.ts";
import { isRetryable, toBackendError, toCallFailure } from "./call-failure.ts";
import { startDeadline, type Deadline } from "./deadline.ts";
import type { LaneControl } from "./lane.ts";

/** A call as its lane sees it. `signal` ends reads early; writes run to their end. */
export type LaneCall = {
  /** Name for log and errors, from our own code. */
  operation: string;
  isRead: boolean;
  signal: AbortSignal | null;
  reference: string;
};

/** What one try has to keep to. */
export type TryBounds = { maxBytes: number; signal: AbortSignal; freshConnection: boolean; reference: string };

const RETRY_PAUSE_MS = { min: 50, max: 250 };
/** A second try is made only with more than this share of the deadline left. */
const RETRY_TIME_LEFT = 0.4;

/**
 * Makes a call in its lane: within the deadline, in one of the places, a read once more when that may help
 * (design/reliability.md 2.8).
 * @throws BackendUnavailable, BackendFault
 */
export async function callInLane<Answer>(
  lane: LaneControl,
  { operation, isRead, signal, reference }: LaneCall,
  send: (bounds: TryBounds) => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  const deadline = startDeadline(lane.bounds.deadlineMs, isRead ? signal : null);
  const bounds = { maxBytes: lane.bounds.maxBytes, signal: deadline.signal, freshConnection: !isRead, reference };
  const attempt = () => lane.run(deadline.signal, () => send(bounds));
  try {
    return await (isRead ? withOneRetry(attempt, lane, deadline) : attempt());
  } catch (thrown) {
    const failure = toCallFailure(thrown);
    const milliseconds = Math.round(performance.now() - startedAt);
    log("warn", "backend.call", { op: operation, reason: failure.kind, ms: milliseconds, rid: reference });
    throw toBackendError(failure, { operation, milliseconds, reference });
  } finally {
    deadline.release();
  }
}

async function withOneRetry<Answer>(
  attempt: () => Promise<Answer>,
  lane: LaneControl,
  deadline: Deadline,
): Promise<Answer> {
  lane.retries.earn();
  try {
    return await attempt();
  } catch (thrown) {
    const failure = toCallFailure(thrown);
    const isTimeLeft = deadline.remainingMs() > lane.bounds.deadlineMs * RETRY_TIME_LEFT;
    if (!isRetryable(failure.kind) || !isTimeLeft || !lane.retries.spend()) throw failure;
    await pause(deadline.signal);
    return attempt();
  }
}

/** Waits a random moment, so that callers who failed together do not come back together. */
async function pause(signal: AbortSignal): Promise<void> {
  const milliseconds = RETRY_PAUSE_MS.min + Math.random() * (RETRY_PAUSE_MS.max - RETRY_PAUSE_MS.min);
  try {
    await wait(milliseconds, undefined, { signal });
  } catch {
    throw toCallFailure(signal.reason);
  }
}
