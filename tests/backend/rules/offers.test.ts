import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ProposedOption } from "../../../backend/src/rules/decision-types.ts";
import { proposeOptions, type OfferRequest } from "../../../backend/src/rules/offers.ts";
import { computeSchedule } from "../../../backend/src/rules/schedule.ts";
import { termsOfVariant } from "../../../backend/src/rules/variant-terms.ts";
import { person, single } from "./finance-samples.ts";
import { variant } from "./goods-samples.ts";
import { scheduleOf } from "./schedule-samples.ts";
import { loadReferenceVariants } from "./variant-vectors.ts";

const references = loadReferenceVariants();
const DAY = { contractDate: "2026-11-20", paymentDay: 20 };

const request: OfferRequest = {
  ...DAY,
  creditSumCents: 120_000,
  variants: [
    variant(11, { contractFee: { kind: "percent", percent: "1.5", minimumCents: 300 } }),
    variant(13, { isPromotional: true, annualRatePercent: "0", minMonths: 10, maxMonths: 10 }),
  ],
  finances: single(person(90_000)),
};

const months = (options: ProposedOption[]) => options.map((option) => option.durationMonths);

describe("F-256, F-266: proposed options", () => {
  const options = proposeOptions(request);

  test("are at most 12, ascending by duration as numbers, each variant at its own durations", () => {
    expect(months(options)).toEqual([6, 10, 10, 12, 18, 24, 30, 36, 48, 60]);
    expect(options.filter((option) => option.variantId === 13).map((option) => option.durationMonths)).toEqual([10]);
  });

  test("G17: leave out what would be paid in instalments below 5,00 €", () => {
    const small = proposeOptions({ ...request, creditSumCents: 10_000, variants: [variant(11, {})] });
    expect(small.length).toBeGreaterThan(0);
    expect(small.every(({ monthlyPaymentCents }) => monthlyPaymentCents >= 500)).toBe(true);
    expect(months(small)).not.toContain(60);
  });

  test("carry the numbers of the schedule that the contract will have", () => {
    for (const option of options.filter((candidate) => candidate.variantId === 11)) {
      const schedule = scheduleOf(
        termsOfVariant(request.variants[0] ?? variant(11), { ...request, durationMonths: option.durationMonths }),
      );
      expect(option).toMatchObject({
        monthlyPaymentCents: schedule.monthlyPaymentCents,
        totalPayableCents: schedule.totalPayableCents,
        overpaymentCents: schedule.totalPayableCents - 120_000,
        contractFeeCents: 1_800,
        apr: schedule.apr,
      });
    }
  });

  test("mark one cheapest option: the lowest total that is not rejected", () => {
    expect(options.filter((option) => option.isCheapest).map((option) => option.variantId)).toEqual([13]);
    const poor = proposeOptions({ ...request, finances: single(person(43_000)) });
    const cheapest = poor.find((option) => option.isCheapest);
    expect(poor[0]?.decision).toBe("REJECTED");
    expect(cheapest?.decision).not.toBe("REJECTED");
  });

  test("explain the debt service before and after, and why an option is refused", () => {
    const indebted = person(90_000, { declaredObligationsCents: [27_000] });
    const shortest = proposeOptions({ ...request, finances: single(indebted) })[0];
    expect(shortest).toMatchObject({ dstiBeforeBasisPoints: 3000, decision: "NEEDS_APPROVAL" });
    expect(shortest?.dstiAfterBasisPoints).toBeGreaterThan(5000);
    expect(shortest?.approvalReasons).toEqual(["DSTI_ABOVE_LIMIT"]);
  });

  test("contain the asked duration", () => {
    expect(months(proposeOptions({ ...request, asked: { variantId: null, durationMonths: 17 } }))).toContain(17);
  });

  test("are none when no variant applies to the sum, and never an expired one", () => {
    expect(proposeOptions({ ...request, creditSumCents: 5_000 })).toEqual([]);
    expect(proposeOptions({ ...request, variants: [variant(16, { isExpired: true })] })).toEqual([]);
  });

  test("need the advance of the variant", () => {
    const withAdvance = { ...request, variants: [variant(104, { minAdvancePercent: "10" })], goodsTotalCents: 130_000 };
    expect(proposeOptions({ ...withAdvance, advanceCents: 12_999 })).toEqual([]);
    expect(proposeOptions({ ...withAdvance, advanceCents: 13_000 })).not.toEqual([]);
  });

  test("never break a legal cap: a dear variant is not offered for 3 months", () => {
    const dear = variant(1, {
      minMonths: 3,
      contractFee: { kind: "percent", percent: "3" },
      adminFee: { kind: "percent", percent: "0.5" },
    });
    expect(months(proposeOptions({ ...request, variants: [dear] }))[0]).toBeGreaterThan(3);
  });

  test("keep equal payments where a variant has no winter ones", () => {
    const winterVariant = variant(15, { isWinterPaymentsOffered: true });
    const wish = {
      ...request,
      hasSmallWinterPayments: true,
      variants: [winterVariant, request.variants[0] ?? variant(11)],
    };
    const plain = proposeOptions({ ...wish, hasSmallWinterPayments: false });
    const changed = proposeOptions(wish).filter((option, index) => {
      return option.monthlyPaymentCents !== plain[index]?.monthlyPaymentCents;
    });
    expect(new Set(changed.map((option) => option.variantId))).toEqual(new Set([15]));
  });

  test("G16: contain the asked variant and duration although it is not the cheapest of its duration and the list is full", () => {
    const variants = references.map((reference) => reference.variant);
    const wide = { ...request, variants, creditSumCents: 200_000 };
    const alone = variants.flatMap((one) => proposeOptions({ ...wide, variants: [one] }));
    expect(alone.length).toBeGreaterThan(12);
    for (const { variantId, durationMonths } of alone) {
      const found = proposeOptions({ ...wide, asked: { variantId, durationMonths } });
      const asked = found.filter(
        (option) => option.variantId === variantId && option.durationMonths === durationMonths,
      );
      expect([found.length, asked.length]).toEqual([12, 1]);
    }
  });

  test("stay 12 whatever the variants, with the shortest, the longest, the asked and the cheapest among them", () => {
    const offered = fc.subarray(
      references.map((reference) => reference.variant),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(offered, fc.integer({ min: 60, max: 20_000 }), (variants, euros) => {
        const wide = {
          ...request,
          variants,
          creditSumCents: euros * 100,
          asked: { variantId: null, durationMonths: 20 },
        };
        const found = proposeOptions(wide);
        const all = variants.flatMap((alone) => proposeOptions({ ...wide, variants: [alone] }));
        fc.pre(all.length > 0);
        expect(found.length).toBeLessThanOrEqual(12);
        expect(months(found)).toEqual([...months(found)].sort((left, right) => left - right));
        expect(months(found)[0]).toBe(Math.min(...months(all)));
        expect(months(found).at(-1)).toBe(Math.max(...months(all)));
        expect(months(found).includes(20)).toBe(months(all).includes(20));
        expect(found.filter((option) => option.isCheapest)).toHaveLength(1);
      }),
      { numRuns: 50 },
    );
  });
});

describe("Reference variants, contract of 2026-11-20 with payment day 5", () => {
  const day = { ...DAY, paymentDay: 5 };
  const priced = references.flatMap(({ variant: reference, aprAtMaxSum }) =>
    Object.entries(aprAtMaxSum).map(([duration, apr]) => ({
      id: reference.id,
      reference,
      duration: Number(duration),
      apr,
    })),
  );

  test.each(priced)("$id for $duration months at its greatest sum has the published APR $apr", (row) => {
    const choice = { ...day, durationMonths: row.duration, creditSumCents: row.reference.sumLimits.maxCents };
    expect(scheduleOf(termsOfVariant(row.reference, choice)).apr.percent2).toBe(row.apr);
  });

  test("are legal at the corners of their sums and durations", () => {
    for (const { variant: reference } of references) {
      for (const creditSumCents of [reference.sumLimits.minCents, reference.sumLimits.maxCents]) {
        for (const durationMonths of [reference.minMonths, reference.maxMonths]) {
          const outcome = computeSchedule(termsOfVariant(reference, { ...day, durationMonths, creditSumCents }));
          expect(outcome).toMatchObject({
            ok: true,
            value: { caps: { isOtherCostsLegal: true, isRateLegal: true, isTotalCostLegal: true } },
          });
        }
      }
    }
  });
});
