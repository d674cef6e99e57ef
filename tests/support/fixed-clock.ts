import type { Clock } from "../../app/platform/clock.ts";

/** A clock for tests: stands still until it is told to move. */
export function fixedClock(startMs: number): Clock & { advance(ms: number): void } {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    advance(ms) {
      nowMs += ms;
    },
  };
}
