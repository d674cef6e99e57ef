import type { Clock } from "../clock.ts";
import type { OperationContext } from "../context.ts";

const DAY_MS = 24 * 3_600_000;

/** The clock that the time service shows: the back end's own, or one that is a day ahead of it. */
export function scenarioClock({ clock, scenarios }: OperationContext): Pick<Clock, "now"> {
  return { now: () => new Date(clock.now().getTime() + (scenarios?.switches.time === "dayAhead" ? DAY_MS : 0)) };
}
