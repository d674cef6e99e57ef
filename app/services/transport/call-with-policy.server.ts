import { setTimeout as wait } from "node:timers/promises";
import { log } from "~/platform/log.server.ts";
import { isRetryable, toBackendError, toCallFailure } from "./call-failure.ts";
import { startDeadline, type Deadline } from "./deadline.ts";
import type { ServicePolicy } from "./service-policy.ts";

/** A call as its policy sees it. `signal` ends reads early; writes run to their end. */
export type PolicyCall = {
  /** Name for log and errors, from our own code. */
  operation: string;
  isRead: boolean;
  signal: AbortSignal | null;
  /** When the whole page must be there, as `performance.now()` counts; null: the policy's own time alone. */
  endsAt: number | null;
  reference: string;
};

/** What one try has to keep to. */
export type TryBounds = { maxBytes: number; signal: AbortSignal; freshConnection: boolean; reference: string };

const RETRY_PAUSE_MS = { min: 50, max: 250 };
/** A second try is made only with more than this share of the deadline left. */
const RETRY_TIME_LEFT = 0.4;

/**
 * Makes a call in its policy: within its deadline and the page's, in one of the places, a read once more when that may help
 * (R-2.8).
 * @throws BackendUnavailable, BackendFault
 */
export async function callWithPolicy<Answer>(
  policy: ServicePolicy,
  { operation, isRead, signal, endsAt, reference }: PolicyCall,
  send: (bounds: TryBounds) => Promise<Answer>,
): Promise<Answer> {
  const startedAt = performance.now();
  const leftMs = endsAt === null ? Infinity : endsAt - startedAt;
  let deadline: Deadline | null = null;
  try {
    deadline = startDeadline({ policyMs: policy.bounds.deadlineMs, leftMs }, isRead ? signal : null);
    const bounds = { maxBytes: policy.bounds.maxBytes, signal: deadline.signal, freshConnection: !isRead, reference };
    const call = deadline;
    const attempt = () => policy.run(call, () => send(bounds));
    return await (isRead ? withOneRetry(attempt, policy, call) : attempt());
  } catch (thrown) {
    const failure = toCallFailure(thrown);
    const milliseconds = Math.round(performance.now() - startedAt);
    log("warn", "backend.call", { op: operation, reason: failure.kind, ms: milliseconds, rid: reference });
    throw toBackendError(failure, { operation, milliseconds, reference });
  } finally {
    deadline?.release();
  }
}

async function withOneRetry<Answer>(
  attempt: () => Promise<Answer>,
  policy: ServicePolicy,
  deadline: Deadline,
): Promise<Answer> {
  policy.retries.earn();
  try {
    return await attempt();
  } catch (thrown) {
    const failure = toCallFailure(thrown);
    const isTimeLeft = deadline.remainingMs() > policy.bounds.deadlineMs * RETRY_TIME_LEFT;
    if (!isRetryable(failure.kind) || !isTimeLeft || !policy.retries.spend()) throw failure;
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
