/** The back end's time. Rules ask it instead of the machine, so that a demo can be moved to another day. */
export interface Clock {
  /** The instant that the back end takes as now. */
  now(): Date;
  /** Moves the clock against the machine's time; negative is the past. */
  shift(milliseconds: number): void;
}

/** A clock that runs with the machine and can be shifted. */
export function createClock(machineTime: () => number = Date.now): Clock {
  let shifted = 0;
  return {
    now: () => new Date(machineTime() + shifted),
    shift: (milliseconds) => {
      shifted += milliseconds;
    },
  };
}
