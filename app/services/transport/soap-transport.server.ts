import { setTimeout as wait } from "node:timers/promises";
import { DEFAULT_LIMITS, type Limits } from "~/platform/limits.ts";
import { log } from "~/platform/log.server.ts";
import { isRetryable, toBackendError, toCallFailure } from "./call-failure.ts";
import { startDeadline, type Deadline } from "./deadline.ts";
import { LaneControl } from "./lane.ts";
import { OPERATIONS, type OperationName, type SoapLane } from "./operations.ts";
import type { WireObject } from "./request-guard.ts";
import { createSoapSender, type SendSoap, type SoapAnswer } from "./soap-client.server.ts";

/** One call in wire names. `signal` ends reads early; writes run to their end. */
export type SoapCall = {
  operation: OperationName;
  args: WireObject;
  signal: AbortSignal | null;
  reference: string;
};

/**
 * The way to one SOAP back end. `call` answers with a code of zero or more, everything else is thrown.
 * @throws BackendUnavailable, BackendFault
 */
export type SoapTransport = { call: (call: SoapCall) => Promise<SoapAnswer> };

const RETRY_PAUSE_MS = { min: 50, max: 250 };
/** A second try is made only with more than this share of the deadline left. */
const RETRY_TIME_LEFT = 0.4;

type TransportOptions = { endpoint: string; limits?: Limits };

/** Makes the way to a back end: one client, one set of lanes. A process needs one. */
export function createSoapTransport({ endpoint, limits = DEFAULT_LIMITS }: TransportOptions): SoapTransport {
  const send = createSoapSender({ endpoint, limits });
  const lanes: Record<SoapLane, LaneControl> = {
    read: new LaneControl("read", limits),
    write: new LaneControl("write", limits),
    document: new LaneControl("document", limits),
  };
  return { call: (call) => callInLane(send, lanes[OPERATIONS[call.operation].lane], call) };
}

async function callInLane(send: SendSoap, lane: LaneControl, call: SoapCall): Promise<SoapAnswer> {
  const startedAt = performance.now();
  const isRead = OPERATIONS[call.operation].kind === "read";
  const deadline = startDeadline(lane.bounds.deadlineMs, isRead ? call.signal : null);
  const options = {
    maxBytes: lane.bounds.maxBytes,
    signal: deadline.signal,
    freshConnection: !isRead,
    reference: call.reference,
  };
  const attempt = () => lane.run(deadline.signal, () => send(call.operation, call.args, options));
  try {
    return await (isRead ? withOneRetry(attempt, lane, deadline) : attempt());
  } catch (thrown) {
    const failure = toCallFailure(thrown);
    const milliseconds = Math.round(performance.now() - startedAt);
    log("warn", "backend.call", { op: call.operation, reason: failure.kind, ms: milliseconds, rid: call.reference });
    throw toBackendError(failure, { operation: call.operation, milliseconds, reference: call.reference });
  } finally {
    deadline.release();
  }
}

async function withOneRetry(
  attempt: () => Promise<SoapAnswer>,
  lane: LaneControl,
  deadline: Deadline,
): Promise<SoapAnswer> {
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
