import { addDays, type IsoDay } from "../rules/days.ts";
import { toBusinessDay } from "../time/business-day.ts";

/** The demo's "T": every date of the story is counted from the day on which it was seeded. */
export interface DemoTime {
  readonly now: Date;
  readonly today: IsoDay;
  /** The day so many days before T; a negative number is after it. */
  dayBefore(days: number): IsoDay;
  /** A moment of that day in Lithuanian winter time, "hh:mm" or "hh:mm:ss"; what is past never lies after T. */
  momentBefore(days: number, time: string): Date;
}

const WINTER_OFFSET = "+02:00";

/** Starts the story at an instant. */
export function createDemoTime(now: Date): DemoTime {
  const today = toBusinessDay(now);
  const dayBefore = (days: number): IsoDay => addDays(today, -days);
  return {
    now,
    today,
    dayBefore,
    momentBefore: (days, time) => {
      const moment = new Date(`${dayBefore(days)}T${time}${WINTER_OFFSET}`);
      return days >= 0 && moment > now ? now : moment;
    },
  };
}
