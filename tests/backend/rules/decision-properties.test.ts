import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decideCredit } from "../../../backend/src/rules/decision.ts";
import type { ClientFinances, Decision, SpouseMode } from "../../../backend/src/rules/decision-types.ts";
import { person } from "./finance-samples.ts";
import { PLAIN_TERMS } from "./schedule-samples.ts";

const SEVERITY = { APPROVED: 0, NEEDS_APPROVAL: 1, REJECTED: 2 } as const;

type Household = { incomeCents: number; declaredCents: number; mode: SpouseMode; householdSize: number };

const anyHousehold: fc.Arbitrary<Household> = fc.record({
  incomeCents: fc.integer({ min: 0, max: 400_000 }),
  declaredCents: fc.integer({ min: 0, max: 150_000 }),
  mode: fc.constantFrom(0 as const, 1 as const, 2 as const),
  householdSize: fc.integer({ min: 1, max: 6 }),
});

const anyOffer = fc.record({
  creditSumCents: fc.integer({ min: 6_000, max: 1_500_000 }),
  durationMonths: fc.integer({ min: 6, max: 72 }),
});

function decide(household: Household, offer: { creditSumCents: number; durationMonths: number }): Decision {
  const finances: ClientFinances = {
    mode: household.mode,
    householdSize: household.householdSize,
    isMarried: household.mode > 0,
    buyer: person(household.incomeCents, { declaredObligationsCents: [household.declaredCents] }),
    spouse: person(0, { incomes: [] }),
  };
  const outcome = decideCredit({ finances, terms: { ...PLAIN_TERMS, ...offer } });
  if (!outcome.ok) throw new Error(`No decision: ${outcome.cause}`);
  return outcome.value;
}

describe("O6: the decision is never perverse", () => {
  test("more income never worsens it, nor what the client may borrow", () => {
    fc.assert(
      fc.property(anyHousehold, anyOffer, fc.integer({ min: 1, max: 100_000 }), (household, offer, moreCents) => {
        const before = decide(household, offer);
        const after = decide({ ...household, incomeCents: household.incomeCents + moreCents }, offer);
        expect(SEVERITY[after.decision]).toBeLessThanOrEqual(SEVERITY[before.decision]);
        expect(after.maxSumCents).toBeGreaterThanOrEqual(before.maxSumCents);
      }),
    );
  });

  test("more debts or a greater sum never better it", () => {
    fc.assert(
      fc.property(anyHousehold, anyOffer, fc.integer({ min: 1, max: 100_000 }), (household, offer, moreCents) => {
        const before = decide(household, offer);
        const indebted = decide({ ...household, declaredCents: household.declaredCents + moreCents }, offer);
        const greater = decide(household, { ...offer, creditSumCents: offer.creditSumCents + moreCents });
        expect(SEVERITY[indebted.decision]).toBeGreaterThanOrEqual(SEVERITY[before.decision]);
        expect(SEVERITY[greater.decision]).toBeGreaterThanOrEqual(SEVERITY[before.decision]);
      }),
    );
  });

  test("a sum up to the greatest one is inside the income limit and the living minimum", () => {
    fc.assert(
      fc.property(anyHousehold, anyOffer, (household, offer) => {
        const { maxSumCents } = decide(household, offer);
        fc.pre(maxSumCents > 0);
        const decision = decide(household, { ...offer, creditSumCents: maxSumCents });
        expect(decision.rejectReasons).toEqual([]);
        expect(decision.approvalReasons).not.toContain("DSTI_ABOVE_LIMIT");
      }),
    );
  });
});
