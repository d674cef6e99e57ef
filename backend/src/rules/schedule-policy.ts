import type { SchedulePolicy } from "./schedule-types.ts";

/** Lender policy of schedules (domain.md 2.2–2.5; O3 for the winter months, O7 for the rest). */
export const SCHEDULE_POLICY: SchedulePolicy = {
  minFirstPeriodDays: 15,
  rounding: "up",
  winterMonths: [11, 12, 1, 2, 3],
  winterFactor: "0.5",
  contractFeeMode: "spread",
};

/** Capital parts of a credit without an end (2014/17/EU Annex I part II k; domain.md 1.4). */
export const OPEN_ENDED_PARTS = 12;

/** A schedule longer than this is a typing error, not a product. */
export const MAX_DURATION_MONTHS = 600;

/** A thousand million euros: far above any product, and small enough for every total to be an exact integer. */
export const MAX_CREDIT_SUM_CENTS = 100_000_000_000;
