import { describe, expect, test } from "vitest";
import {
  invalidConditionIds,
  isWinterOffered,
  offeredDurations,
  variantRefusals,
} from "../../../backend/src/rules/condition-rules.ts";
import type { CatalogueType, VariantChoice, VariantRefusal } from "../../../backend/src/rules/condition-types.ts";
import { goodsBlockRefusals } from "../../../backend/src/rules/goods-rules.ts";
import type { GoodsLine } from "../../../backend/src/rules/goods-types.ts";
import { DEMO_GROUPS, DEMO_VARIANTS, demoVariant, good, MATTRESS, PHONE, SOFA, TV, variant } from "./goods-samples.ts";

function refusalsOfBlock(
  catalogue: CatalogueType,
  chosenId: number,
  lines: GoodsLine[],
  hasCatalogueException = false,
) {
  const invalidIds = invalidConditionIds(DEMO_VARIANTS, lines, catalogue);
  const promotion = { catalogue, hasCatalogueException, chosen: demoVariant(chosenId), invalidIds };
  return goodsBlockRefusals({ lines, groups: DEMO_GROUPS, isExtendedWarrantyAllowed: true, promotion });
}

describe("F-245–F-248: promotional variants and the goods that carry them", () => {
  const phone = good(PHONE, [13]);
  const tv = good(TV, [13, 14]);
  const sofa = good(SOFA);
  const plainMattress = good(MATTRESS);
  const promotedMattress = good(MATTRESS, [18]);

  test.each<[string, CatalogueType, number, GoodsLine[]]>([
    ["(b) catalogue A, 14 and a television that lists it", "TYPE_A", 14, [tv]],
    ["(b) catalogue A, 14 and a phone with such a television", "TYPE_A", 14, [phone, tv]],
    ["(c) catalogue B, 18 and a sofa only: no applicable good", "TYPE_B", 18, [sofa]],
    ["(d) catalogue B, 18 and a mattress that lists it", "TYPE_B", 18, [plainMattress, promotedMattress]],
    ["a disabled catalogue, 18 and a sofa", "DISABLED", 18, [sofa]],
    ["an ordinary variant and any good", "TYPE_A", 11, [phone]],
  ])("%s: the goods block is valid", (_, catalogue, chosenId, lines) => {
    expect(refusalsOfBlock(catalogue, chosenId, lines)).toEqual([]);
  });

  test.each<[string, CatalogueType, number, GoodsLine[]]>([
    ["(a) catalogue A, 14 and a phone only", "TYPE_A", 14, [phone]],
    ["catalogue A, 18 and a sofa", "TYPE_A", 18, [sofa]],
    ["(d) catalogue B, 18 and a mattress that does not list it", "TYPE_B", 18, [sofa, plainMattress]],
  ])("%s: the variant is named as not listed", (_, catalogue, chosenId, lines) => {
    expect(refusalsOfBlock(catalogue, chosenId, lines)).toEqual([{ code: "promotionNotListed", variantId: chosenId }]);
  });

  test("(e) F-245: a shop with the catalogue exception has a valid block with the same data, and with none", () => {
    expect(refusalsOfBlock("TYPE_A", 14, [phone], true)).toEqual([]);
    expect(refusalsOfBlock("TYPE_A", 14, [], true)).toEqual([]);
    expect(refusalsOfBlock("TYPE_A", 14, [])).not.toEqual([]);
  });
});

describe("F-255: invalid condition ids", () => {
  test.each<[CatalogueType, GoodsLine[], number[]]>([
    ["TYPE_A", [], [13, 14, 16, 17, 18]],
    ["TYPE_A", [good(PHONE, [13])], [14, 16, 17, 18]],
    ["TYPE_A", [good(PHONE, [13]), good(TV, [13, 14])], [16, 17, 18]],
    ["TYPE_B", [good(SOFA)], [13, 14, 16, 17, 18]],
    ["TYPE_B", [good(MATTRESS, [18])], [13, 14, 16, 17]],
    ["DISABLED", [], [16, 17]],
  ])("catalogue %s, goods %j: %j; (f) expired ones always", (catalogue, lines, expected) => {
    expect(invalidConditionIds(DEMO_VARIANTS, lines, catalogue)).toEqual(expected);
  });

  test("they come in ascending order, however the variants stand", () => {
    const unordered = [18, 9, 14].map((id) => variant(id, { isExpired: true }));
    expect(invalidConditionIds(unordered, [], "DISABLED")).toEqual([9, 14, 18]);
  });

  test("a promotion of a credit account needs no goods", () => {
    const account = variant(25, { contractType: 5, isPromotional: true });
    expect(invalidConditionIds([account], [], "TYPE_A")).toEqual([]);
  });
});

describe("F-269: whether a variant applies to a sum and a duration", () => {
  const winter = variant(15, {
    minMonths: 3,
    maxMonths: 84,
    stepMonths: 3,
    minAdvancePercent: "10",
    isWinterPaymentsOffered: true,
  });
  const fitting: VariantChoice = {
    creditSumCents: 90_000,
    durationMonths: 12,
    hasSmallWinterPayments: true,
    isSpouseCredit: false,
    advanceCents: 10_000,
    goodsTotalCents: 100_000,
  };

  test("within all limits it does", () => {
    expect(variantRefusals(winter, fitting)).toEqual([]);
  });

  test.each([6_000, 1_000_000])("with the smallest and the greatest sum, %i cents, it does", (creditSumCents) => {
    expect(variantRefusals(winter, { ...fitting, creditSumCents })).toEqual([]);
  });

  test.each<[string, Partial<VariantChoice>, VariantRefusal]>([
    ["a sum below the minimum", { creditSumCents: 5_999 }, { code: "sumBelowMinimum", limitCents: 6_000 }],
    ["a sum above the maximum", { creditSumCents: 1_000_001 }, { code: "sumAboveMaximum", limitCents: 1_000_000 }],
    [
      "a duration between the steps",
      { durationMonths: 13 },
      { code: "durationNotOffered", minMonths: 3, maxMonths: 84 },
    ],
    [
      "a duration above the longest",
      { durationMonths: 87 },
      { code: "durationNotOffered", minMonths: 3, maxMonths: 84 },
    ],
    ["an advance below 10 % of the goods", { advanceCents: 9_999 }, { code: "advanceTooSmall", limitCents: 10_000 }],
    ["winter payments of a short credit", { durationMonths: 3 }, { code: "winterPaymentsNotOffered" }],
  ])("%s does not", (_, change, refusal) => {
    expect(variantRefusals(winter, { ...fitting, ...change })).toEqual([refusal]);
  });

  test("G14: above 4000 € variant 31 wants the spouse in the credit", () => {
    const family = variant(31, { maxSumWithoutSpouseCents: 400_000 });
    const alone = { ...fitting, hasSmallWinterPayments: false, creditSumCents: 400_001 };
    expect(variantRefusals(family, alone)).toEqual([{ code: "spouseRequired", limitCents: 400_000 }]);
    expect(variantRefusals(family, { ...alone, creditSumCents: 400_000 })).toEqual([]);
    expect(variantRefusals(family, { ...alone, isSpouseCredit: true })).toEqual([]);
  });

  test("an expired variant and one without winter payments do not", () => {
    const expired = variant(16, { isExpired: true });
    expect(variantRefusals(expired, fitting)).toEqual([
      { code: "variantExpired" },
      { code: "winterPaymentsNotOffered" },
    ]);
  });

  test("the durations of a variant go from its shortest to its longest by its step", () => {
    expect(offeredDurations(variant(15, { minMonths: 3, maxMonths: 12, stepMonths: 3 }))).toEqual([3, 6, 9, 12]);
    expect(offeredDurations(variant(15, { minMonths: 3, maxMonths: 11, stepMonths: 3 }))).toEqual([3, 6, 9]);
  });

  test("a variant with one duration offers that one; winter payments begin at 6 months", () => {
    expect(offeredDurations(variant(13, { minMonths: 10, maxMonths: 10 }))).toEqual([10]);
    expect([isWinterOffered(winter, 5), isWinterOffered(winter, 6)]).toEqual([false, true]);
  });
});
