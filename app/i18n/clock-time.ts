const VILNIUS_TIME = new Intl.DateTimeFormat("lt-LT", {
  timeZone: "Europe/Vilnius",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** A moment (milliseconds) as the time of day in Lithuania, `14:05`. */
export const toClockTime = (milliseconds: number): string => VILNIUS_TIME.format(new Date(milliseconds));
