import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { NO_LIMITATIONS } from "../../../app/domain/goods-limitations.ts";
import { parseGoodsLimitations } from "../../../app/domain/parse-goods-limitations.ts";
import { findGoodsProblem, goodsTotalCents, insuranceTotalCents, type GoodsLine } from "../../../app/domain/goods.ts";

const LINE: GoodsLine = {
  id: "1",
  title: "Televizorius",
  quantity: 1,
  priceCents: 49_900,
  groupId: 1,
  productNumber: null,
  serialNumber: "SN-0001",
  manufacturerWarrantyMonths: 24,
  insured: true,
  warrantyYears: 2,
  warrantyCents: 3_992,
  limitations: NO_LIMITATIONS,
};

describe("totals", () => {
  test("F-238: goods total is the sum of price × quantity", () => {
    expect(goodsTotalCents([])).toBe(0);
    expect(goodsTotalCents([{ ...LINE, quantity: 3, priceCents: 3_334 }, LINE])).toBe(59_902);
  });

  test("F-239: insurance counts insured goods only, and nothing when the extended warranty is not allowed", () => {
    const lines = [LINE, { ...LINE, quantity: 2 }, { ...LINE, insured: false }];
    expect(insuranceTotalCents(lines, true)).toBe(3 * 3_992);
    expect(insuranceTotalCents(lines, false)).toBe(0);
  });

  test("R-E9: random totals equal whole-number arithmetic", () => {
    const line = fc.record({
      priceCents: fc.integer({ min: 100, max: 1_500_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const oracle = lines.reduce((sum, { priceCents, quantity }) => sum + BigInt(priceCents) * BigInt(quantity), 0n);
        expect(BigInt(goodsTotalCents(lines))).toBe(oracle);
      }),
    );
  });

  test("F-237: no goods, goods for nothing, goods", () => {
    expect(findGoodsProblem([])).toBe("goods.missing");
    expect(findGoodsProblem([{ ...LINE, priceCents: 0 }])).toBe("goods.amountTooSmall");
    expect(findGoodsProblem([LINE])).toBeNull();
  });
});

describe("F-234: limitations of a good are read with patience", () => {
  test("all of the shape", () => {
    const json = '{"min":49.99,"max":"5000","actionVariants":[13,"14"],"warranty":false}';
    expect(parseGoodsLimitations(json)).toEqual({
      limitations: { minPriceCents: 4_999, maxPriceCents: 500_000, actionVariants: [13, 14], warranty: false },
      broken: false,
    });
  });

  test("parts that are absent limit nothing", () => {
    expect(parseGoodsLimitations("{}")).toEqual({ limitations: NO_LIMITATIONS, broken: false });
    expect(parseGoodsLimitations("")).toEqual({ limitations: NO_LIMITATIONS, broken: false });
    expect(parseGoodsLimitations('{"actionVariants":null,"other":1}').broken).toBe(false);
  });

  test.each(['{"min":', "[]", "7", "null", '{"actionVariants":"13"}', '{"actionVariants":[1.5]}', "<a/>"])(
    "%s is broken: no limitations, and the caller is told",
    (json) => expect(parseGoodsLimitations(json)).toEqual({ limitations: NO_LIMITATIONS, broken: true }),
  );
});
