import type { BackendNotice } from "./refusal.ts";
import type {
  durationPrice,
  payment,
  personalScheduleQuestion,
  schedule,
  scheduleQuestion,
  unpricedDuration,
} from "./wire/schedules.ts";
import type { ValueOf } from "./wire/parts.ts";
import type { personalScheduleAnswer } from "./wire/schedules.ts";
import type * as z from "zod";

/** What a schedule is asked for (F-279). */
export type ScheduleQuestion = ValueOf<typeof scheduleQuestion>;

/** A schedule for a known person, with the affordability. */
export type PersonalScheduleQuestion = ValueOf<typeof personalScheduleQuestion>;

/** What the same credit costs over another number of months. */
export type DurationPrice = ValueOf<typeof durationPrice>;

/** A duration that the same credit is not offered for, and why. */
export type UnpricedDuration = ValueOf<typeof unpricedDuration>;

/** One payment, GrafikoEilute. */
export type SchedulePayment = ValueOf<typeof payment>;

/** A payment schedule with its totals, Grafikas. */
export type Schedule = ValueOf<typeof schedule>;

/** Code 1400 with a decision still resolves: its message is the notice (F-263). */
export type PersonalSchedule = z.output<typeof personalScheduleAnswer> & { notice: BackendNotice | null };
