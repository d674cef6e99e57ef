const CLOCK = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Vilnius", dateStyle: "short", timeStyle: "short" });

/** A moment as a clock in Lithuania shows it: 2026-11-28 14:05. */
export const momentText = (milliseconds: number | null): string =>
  milliseconds === null ? "" : CLOCK.format(milliseconds);
