import { processWide } from "./process-wide.ts";

/** Where a rule asks for the time. `now` is milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() };

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

/** An offset beyond this is a fault of the time service, not of this machine. */
const LARGEST_CORRECTION_MS = 24 * 60 * 60 * 1000;

const correction = processWide("clock", () => ({ offsetMs: 0 }));

/** The portal's clock: this machine's, corrected by what the time service last said (F-097). */
export const portalClock: Clock = { now: () => Date.now() + correction.offsetMs };

/**
 * Sets the correction of `portalClock`: time service minus this machine, in milliseconds.
 * @returns false, and changes nothing, when the offset is not believable (more than 24 hours, or no number).
 */
export function correctClock(offsetMs: number): boolean {
  if (!Number.isFinite(offsetMs) || Math.abs(offsetMs) > LARGEST_CORRECTION_MS) return false;
  correction.offsetMs = Math.round(offsetMs);
  return true;
}
