import fc from "fast-check";
import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import type { Charge, Schedule, ScheduleTerms } from "../../../backend/src/rules/schedule-types.ts";

export const PLAIN_TERMS: ScheduleTerms = {
  contractDate: "2026-11-20",
  paymentDay: 15,
  durationMonths: 12,
  creditSumCents: 100_000,
  annualRatePercent: "12.9",
};

export function scheduleOf(terms: ScheduleTerms): Schedule {
  const outcome = computeSchedule(terms);
  if (!outcome.ok) throw new Error(`No schedule: ${outcome.cause}`);
  return outcome.value;
}

const percent = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((hundredths) => String(hundredths / 100));

const charge = (maxPercent: number): fc.Arbitrary<Charge> =>
  fc.oneof(
    percent(maxPercent).map((value) => ({ kind: "percent" as const, percent: value })),
    fc.integer({ min: 0, max: 2_000 }).map((amountCents) => ({ kind: "amount" as const, amountCents })),
  );

/** Ordinary and odd terms of all contract fee modes, both roundings, phases, deferrals and winters. */
export const anyTerms: fc.Arbitrary<ScheduleTerms> = fc.record({
  contractDate: fc.integer({ min: 0, max: 2_000 }).map((days) => {
    return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
  }),
  paymentDay: fc.integer({ min: 1, max: 31 }),
  durationMonths: fc.integer({ min: 1, max: 84 }),
  creditSumCents: fc.integer({ min: 6_000, max: 2_500_000 }),
  annualRatePercent: percent(75),
  ratePhases: fc.array(fc.record({ months: fc.integer({ min: 1, max: 12 }), annualRatePercent: percent(30) }), {
    maxLength: 2,
  }),
  contractFee: charge(4),
  adminFee: charge(1),
  insurance: fc
    .record({ charge: charge(1), isCompulsory: fc.boolean() })
    .map(({ charge: premium, isCompulsory }) => ({ ...premium, isCompulsory })),
  deferMonths: fc.integer({ min: 0, max: 3 }),
  isDeferralInterestFree: fc.boolean(),
  hasSmallWinterPayments: fc.boolean(),
  policy: fc.record({
    rounding: fc.constantFrom("up" as const, "half-up" as const),
    contractFeeMode: fc.constantFrom("spread" as const, "first" as const, "financed" as const, "upfront" as const),
  }),
});
