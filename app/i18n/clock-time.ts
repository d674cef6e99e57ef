const VILNIUS_TIME = new Intl.DateTimeFormat("lt-LT", {
  timeZone: "Europe/Vilnius",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

const VILNIUS_MINUTE = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Vilnius",
  dateStyle: "short",
  timeStyle: "short",
});

/** A moment (milliseconds) as the time of day in Lithuania, `14:05`. */
export const toClockTime = (milliseconds: number): string => VILNIUS_TIME.format(new Date(milliseconds));

/** A moment (milliseconds) as day and time in Lithuania, `2026-11-20 14:05`. */
export const toDayAndTime = (milliseconds: number): string => VILNIUS_MINUTE.format(new Date(milliseconds));
