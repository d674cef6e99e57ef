import { DEFAULT_LIMITS } from "./limits.ts";
import { processWide } from "./process-wide.ts";

/** Where a rule asks for the time. `now` is milliseconds since 1970 in UTC. */
export interface Clock {
  now(): number;
}

/** The clock of this machine. */
export const systemClock: Clock = { now: () => Date.now() };

const HOUR_MS = 60 * 60 * 1000;

/** What the time service said, and when that was by the clock that cannot be set. */
interface Reading {
  serverMs: number;
  monotonicMs: number;
}

const followed = () => processWide<{ reading: Reading | null }>("clock", () => ({ reading: null }));

/**
 * The portal's clock: what the time service last said and the time since then (F-097). That time is measured by the monotonic clock, so
 * that nothing happens when this machine's clock is set (R-J9). Before the first reading it is the machine's.
 */
export const portalClock: Clock = {
  now() {
    const { reading } = followed();
    return reading === null ? Date.now() : Math.round(reading.serverMs + performance.now() - reading.monotonicMs);
  },
};

/**
 * Sets `portalClock` to what the time service says, in milliseconds.
 * @param maxHours what is further from this machine's clock is a fault of the service, not of this machine (R-G13)
 * @returns false, and changes nothing, when that is not believable: too far away, or no number
 */
export function setPortalClock(serverMs: number, maxHours: number = DEFAULT_LIMITS.timeCorrectionHours): boolean {
  if (!Number.isFinite(serverMs) || Math.abs(serverMs - Date.now()) > maxHours * HOUR_MS) return false;
  followed().reading = { serverMs, monotonicMs: performance.now() };
  return true;
}
