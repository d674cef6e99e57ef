import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { advanceSchema } from "../../../app/domain/advance-field.ts";
import { advanceCents, creditSumCents, findCreditProblems, type CreditParts } from "../../../app/domain/credit.ts";
import { AdvanceType } from "../../../app/domain/enumerations/advance-type.ts";
import { issuesOf } from "./issues-of.ts";

const PARTS: CreditParts = {
  goodsTotalCents: 100_000,
  warrantyTotalCents: 5_990,
  advance: { type: AdvanceType.amount, cents: 10_000 },
  ownFundsCents: 20_000,
  transferToClientCents: 3_000,
};

describe("L-2.1: the credit sum", () => {
  test("F-268: goods + warranty − advance − own funds + transfer to the client", () => {
    expect(creditSumCents(PARTS)).toBe(78_990);
  });

  test("O20: an advance of 12,5 percent is taken of the goods, half up", () => {
    expect(advanceCents({ type: AdvanceType.percent, basisPoints: 1250 }, 100_004)).toBe(12_501);
    expect(advanceCents({ type: AdvanceType.percent, basisPoints: 1250 }, 100_003)).toBe(12_500);
  });

  test("a percentage never takes more than the goods, and its sum is exact", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 99_999_999 }),
        fc.integer({ min: 0, max: 10_000 }),
        (total, basisPoints) => {
          const cents = advanceCents({ type: AdvanceType.percent, basisPoints }, total);
          expect(cents >= 0 && cents <= total).toBe(true);
          expect(BigInt(cents)).toBe((2n * BigInt(total) * BigInt(basisPoints) + 10_000n) / 20_000n);
        },
      ),
    );
  });
});

describe("what is refused", () => {
  test("F-243: own funds of 1000.01 of 1000.00", () => {
    const fields = (ownFundsCents: number) =>
      findCreditProblems({ ...PARTS, ownFundsCents, transferToClientCents: 50_000 }).map(({ field }) => field);
    expect(fields(100_001)).toEqual(["ownFunds"]);
    expect(fields(100_000)).toEqual([]);
  });

  test("F-244: an advance above the goods amount", () => {
    const advance = { type: AdvanceType.amount, cents: 100_001 };
    expect(findCreditProblems({ ...PARTS, advance })).toEqual([{ field: "advance", key: "credit.advanceAboveGoods" }]);
  });

  test("nothing left to lend is told only when the parts are right", () => {
    const advance = { type: AdvanceType.percent, basisPoints: 10_000 } as const;
    const parts = { ...PARTS, advance, warrantyTotalCents: 0, ownFundsCents: 0, transferToClientCents: 0 };
    expect(findCreditProblems(parts)).toEqual([{ field: "sum", key: "credit.sumNotPositive" }]);
    expect(findCreditProblems({ ...parts, transferToClientCents: 1 })).toEqual([]);
  });
});

describe("F-244: the advance in a form", () => {
  test("in euros or in percent; empty is none", () => {
    expect(advanceSchema.parse({ type: "0", value: "100,50" })).toEqual({ type: 0, cents: 10_050 });
    expect(advanceSchema.parse({ type: "1", value: "12,5" })).toEqual({ type: 1, basisPoints: 1250 });
    expect(advanceSchema.parse({ type: "0", value: "" })).toEqual({ type: 0, cents: 0 });
    expect(advanceSchema.parse({ type: "1" })).toEqual({ type: 1, basisPoints: 0 });
  });

  test.each([
    ["0", "-1", ["money.negative"]],
    ["1", "-1", ["percent.format"]],
    ["1", "100,01", ["percent.max|max=100"]],
    ["0", "1e5", ["money.format"]],
  ])("type %s, %s", (type, value, expected) =>
    expect(issuesOf(advanceSchema.safeParse({ type, value }))).toEqual({ value: expected }),
  );

  test("R-E12: a third unit is refused", () => {
    expect(issuesOf(advanceSchema.safeParse({ type: "2", value: "1" }))).toEqual({ type: ["choice.unknown"] });
  });
});
