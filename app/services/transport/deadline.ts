import { CallFailure } from "./call-failure.ts";

/** Bounds one call as a whole: waiting for a place, connecting, sending, and every byte of the answer. */
export type Deadline = {
  /** Aborts with a `CallFailure` (`deadline` or `cancelled`) as its reason. */
  signal: AbortSignal;
  remainingMs: () => number;
  /** Must be called when the call has ended, else its timer keeps the answer alive. */
  release: () => void;
};

/**
 * @param outer ends the call early: the browser has gone, or the page has no time left; null for writes, which go on
 */
export function startDeadline(milliseconds: number, outer: AbortSignal | null): Deadline {
  const controller = new AbortController();
  const endsAt = performance.now() + milliseconds;
  const timer = setTimeout(() => controller.abort(new CallFailure("deadline")), milliseconds);
  const stop = () => controller.abort(new CallFailure(isTimeout(outer?.reason) ? "deadline" : "cancelled"));
  if (outer?.aborted) stop();
  outer?.addEventListener("abort", stop, { once: true });
  return {
    signal: controller.signal,
    remainingMs: () => Math.max(0, endsAt - performance.now()),
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener("abort", stop);
    },
  };
}

const isTimeout = (reason: unknown): boolean => reason instanceof Error && reason.name === "TimeoutError";
