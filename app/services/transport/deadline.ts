import { CallerGaveUp, CallFailure } from "./call-failure.ts";

/** Bounds one call as a whole: waiting for a place, connecting, sending, and every byte of the answer. */
export type Deadline = {
  /** Aborts with a `CallFailure` (`deadline` or `cancelled`) as its reason; a `CallerGaveUp` when it was not the policy's own time that ended. */
  signal: AbortSignal;
  /** The caller has clearly less time than the policy would give: how the call ends says nothing about the back end, unless it answers. */
  isHurried: boolean;
  remainingMs: () => number;
  /** From now on the call has so much time, and no more than it had: it waited for its place before. */
  allow: (milliseconds: number) => void;
  /** Must be called when the call has ended, else its timer keeps the answer alive. */
  release: () => void;
};

type DeadlineTimes = {
  /** The policy's own time. */
  policyMs: number;
  /** What the page or the caller has left; `Infinity` when nothing bounds it. */
  leftMs: number;
};

/** A page spends a little of its time before it calls: with this share of the policy's time a call still counts as a whole one. */
const WHOLE_SHARE = 0.9;

/**
 * @param outer ends the call early: the browser has gone, or the page has no time left; null for writes, which go on
 * @throws CallFailure `deadline` when there is no time left at all; no timer is started then
 */
export function startDeadline({ policyMs, leftMs }: DeadlineTimes, outer: AbortSignal | null): Deadline {
  if (leftMs <= 0) throw new CallerGaveUp("deadline", true);
  const controller = new AbortController();
  const isHurried = isShort(leftMs, policyMs);
  let endsAt = performance.now() + Math.min(policyMs, leftMs);
  const remainingMs = () => Math.max(0, endsAt - performance.now());
  const end = (isEarly: boolean) =>
    controller.abort(isEarly ? new CallerGaveUp("deadline") : new CallFailure("deadline"));
  let timer = setTimeout(end, remainingMs(), isHurried);
  const stop = () => controller.abort(new CallerGaveUp(isTimeout(outer?.reason) ? "deadline" : "cancelled"));
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    isHurried,
    remainingMs,
    allow: (milliseconds) => {
      clearTimeout(timer);
      const left = remainingMs();
      timer = setTimeout(end, Math.min(left, milliseconds), isShort(left, milliseconds));
      endsAt = Math.min(endsAt, performance.now() + milliseconds);
    },
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}

const isShort = (leftMs: number, wholeMs: number): boolean => leftMs < wholeMs * WHOLE_SHARE;

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === "TimeoutError";
