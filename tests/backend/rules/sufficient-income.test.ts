import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideCredit } from "../../../backend/src/rules/decision.ts";
import type { Decision } from "../../../backend/src/rules/decision-types.ts";
import { person, single } from "./finance-samples.ts";
import { PLAIN_TERMS } from "./schedule-samples.ts";

const anyOffer = fc.record({
  creditSumCents: fc.integer({ min: 6_000, max: 1_400_000 }),
  durationMonths: fc.integer({ min: 6, max: 72 }),
});

type Offer = { creditSumCents: number; durationMonths: number };

/** A client with such an income, counted in full, and such payments for other credits. */
function decide(incomeCents: number, offer: Offer, declaredCents = 0, birthDate = "1985-05-12"): Decision {
  const income = {
    type: 1,
    monthlyCents: [],
    averageCents: incomeCents,
    monthsCovered: 24,
    hasCertificate: true,
  } as const;
  const buyer = person(0, { birthDate, incomes: [income], declaredObligationsCents: [declaredCents] });
  const outcome = decideCredit({ finances: single(buyer), terms: { ...PLAIN_TERMS, ...offer } });
  if (!outcome.ok) throw new Error(`No decision: ${outcome.cause}`);
  return outcome.value;
}

const isInsideLimits = ({ rejectReasons, approvalReasons }: Decision): boolean =>
  rejectReasons.length === 0 && !approvalReasons.includes("DSTI_ABOVE_LIMIT");

describe("L-3.2: the income that would suffice", () => {
  test("is inside the limits, and one cent less is not", () => {
    fc.assert(
      fc.property(
        anyOffer,
        fc.integer({ min: 0, max: 150_000 }),
        fc.integer({ min: 0, max: 60_000 }),
        (offer, declared, poor) => {
          const enough = decide(poor, offer, declared).sufficientIncomeCents;
          fc.pre(enough !== null);
          expect(isInsideLimits(decide(enough ?? 0, offer, declared))).toBe(true);
          expect(isInsideLimits(decide((enough ?? 0) - 1, offer, declared))).toBe(false);
        },
      ),
    );
  });

  test("F-266: is what the client has and what the living minimum lacks, to the cent, where that is what refuses", () => {
    fc.assert(
      fc.property(
        anyOffer,
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 1, max: 120_000 }),
        (offer, declared, poor) => {
          const {
            sufficientIncomeCents: enough,
            sustainableIncomeCents,
            livingShortfallCents,
          } = decide(poor, offer, declared);
          fc.pre(enough !== null && decide(enough - 1, offer, declared).rejectReasons.includes("LIVING_MINIMUM"));
          expect(livingShortfallCents).toBe((enough ?? 0) - sustainableIncomeCents);
        },
      ),
      { numRuns: 25 },
    );
    // 130,87… € a month is told as 130,87 €: the sums that are shown would miss a cent less.
    const refused = decide(36_000, { creditSumCents: 100_000, durationMonths: 8 });
    expect(refused.averagePaymentCents).toBe(13_087);
    expect(refused.livingShortfallCents).toBe(12_038);
    expect(refused.sufficientIncomeCents).toBe(36_000 + 12_038);
  });

  test("of 1 000 € over a year is known without any income, too", () => {
    const offer = { creditSumCents: 100_000, durationMonths: 12 };
    const enough = decide(0, offer).sufficientIncomeCents;
    expect(enough).toBe(decide(30_000, offer).sufficientIncomeCents);
    expect(enough).toBeGreaterThan(0);
  });

  test("is not asked for when the income suffices, nor when something else is refused", () => {
    const offer = { creditSumCents: 100_000, durationMonths: 12 };
    expect(decide(300_000, offer).sufficientIncomeCents).toBeNull();
    expect(decide(30_000, offer, 0, "2015-01-01").sufficientIncomeCents).toBeNull();
  });
});
