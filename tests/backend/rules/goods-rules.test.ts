import { describe, expect, test } from "vitest";
import { parseRestrictions } from "../../../backend/src/rules/goods-restrictions.ts";
import { goodsRefusals } from "../../../backend/src/rules/goods-rules.ts";
import type { GoodsLine, GoodsRefusal } from "../../../backend/src/rules/goods-types.ts";
import { BICYCLE, DEMO_GROUPS, good, PHONE, SOFA, TV } from "./goods-samples.ts";

const refusalsOf = (lines: GoodsLine[], isExtendedWarrantyAllowed = true) =>
  goodsRefusals({ lines, groups: DEMO_GROUPS, isExtendedWarrantyAllowed });

describe("F-237: a goods contract is about goods", () => {
  test("none are goodsMissing, free ones goodsAmountTooSmall", () => {
    expect(refusalsOf([])).toEqual([{ code: "goodsMissing" }]);
    expect(refusalsOf([good(SOFA, [], { priceCents: 0 })])).toContainEqual({ code: "goodsAmountTooSmall" });
  });

  test("at most 30 lines", () => {
    const lines = Array.from({ length: 31 }, () => good(SOFA));
    expect(refusalsOf(lines.slice(1))).toEqual([]);
    expect(refusalsOf(lines)).toEqual([{ code: "goodsTooMany", limit: 30 }]);
  });
});

describe("F-240: price bounds", () => {
  test.each<[number, number, GoodsRefusal[]]>([
    [SOFA, 99, [{ code: "goodsPriceTooSmall", line: 0, limitCents: 100 }]],
    [SOFA, 100, []],
    [SOFA, 1_500_000, []],
    [SOFA, 1_500_001, [{ code: "goodsPriceTooLarge", line: 0, limitCents: 1_500_000 }]],
    [TV, 4_999, [{ code: "goodsPriceTooSmall", line: 0, limitCents: 5_000 }]],
    [TV, 500_001, [{ code: "goodsPriceTooLarge", line: 0, limitCents: 500_000 }]],
  ])("group %i at %i cents", (groupId, priceCents, refusals) => {
    expect(refusalsOf([good(groupId, [], { priceCents })])).toEqual(refusals);
  });

  test("limitations of the item narrow its group, never widen it", () => {
    const item = good(TV, [], { priceCents: 4_000, restrictions: { actionVariantIds: [], minPriceCents: 1_000 } });
    expect(refusalsOf([item])).toEqual([{ code: "goodsPriceTooSmall", line: 0, limitCents: 5_000 }]);
  });
});

describe("F-241: the extended warranty", () => {
  const insured = good(TV, [], { isInsured: true, serialNo: "SN-1234", warrantyYears: 2, warrantySumCents: 4_000 });

  test("with serial number, one piece and a term it is fine", () => {
    expect(refusalsOf([insured])).toEqual([]);
  });

  test.each<[string, Partial<GoodsLine>, GoodsRefusal["code"]]>([
    ["no serial number", { serialNo: " " }, "serialMissing"],
    ["a serial number of three characters", { serialNo: "123" }, "serialInvalid"],
    ["two pieces", { quantity: 2 }, "warrantyQuantityFixed"],
    ["no term", { warrantyYears: null }, "warrantyTermMissing"],
    ["a term that the group lacks", { groupId: PHONE, warrantyYears: 3 }, "warrantyTermMissing"],
    ["a group without warranties", { groupId: SOFA }, "warrantyNotOffered"],
    ["an item without one", { restrictions: { actionVariantIds: [], isWarrantyOffered: false } }, "warrantyNotOffered"],
  ])("%s is refused", (_, change, code) => {
    expect(refusalsOf([good(SOFA), { ...insured, ...change }])).toEqual([{ code, line: 1 }]);
  });

  test("F-239: where it is not allowed at all, a ticked line is an ordinary one", () => {
    expect(refusalsOf([{ ...insured, serialNo: "", quantity: 3 }], false)).toEqual([]);
  });
});

describe("F-233, F-242: what a line says", () => {
  test.each<[string, Partial<GoodsLine>, GoodsRefusal["code"] | null]>([
    ["a product number of two characters", { productNo: "AB" }, "productNoInvalid"],
    ["a product number of three", { productNo: "ABC" }, null],
    ["a product number with a space", { productNo: "AB C" }, "productNoInvalid"],
    ["a product number with a dash, a slash and a point", { productNo: "Ž-1/2.3" }, null],
    ["a title of one letter", { productNo: "ABC", title: "A" }, "goodsTitleInvalid"],
    ["no pieces", { productNo: "ABC", quantity: 0 }, "goodsQuantityInvalid"],
    ["a hundred pieces", { productNo: "ABC", quantity: 100 }, "goodsQuantityInvalid"],
    ["an unknown group", { groupId: 77 }, "goodsGroupUnknown"],
  ])("in a group without a catalogue: %s", (_, change, code) => {
    expect(refusalsOf([good(BICYCLE, [], change), good(SOFA)])).toEqual(code ? [{ code, line: 0 }] : []);
  });
});

describe("F-234: limitations of goods", () => {
  test("are read with amounts as numbers or texts", () => {
    expect(parseRestrictions('{"min":50,"max":"5000.00","actionVariants":[13,"14"],"warranty":false}')).toEqual({
      restrictions: {
        minPriceCents: 5_000,
        maxPriceCents: 500_000,
        actionVariantIds: [13, 14],
        isWarrantyOffered: false,
      },
      isBroken: false,
    });
  });

  test.each([null, "", "{}"])("%j limits nothing", (text) => {
    expect(parseRestrictions(text)).toEqual({ restrictions: { actionVariantIds: [] }, isBroken: false });
  });

  test.each([
    "{",
    "[]",
    "null",
    '{"min":"daug"}',
    '{"min":-1}',
    '{"actionVariants":"13"}',
    '{"min":1e-7}',
    '{"max":1e21}',
  ])("broken text %s limits nothing and says so", (text) => {
    expect(parseRestrictions(text)).toEqual({ restrictions: { actionVariantIds: [] }, isBroken: true });
  });
});
