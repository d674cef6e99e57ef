import { describe, expect, test } from "vitest";
import {
  findPromotionProblem,
  invalidConditionIds,
  type ConditionVariant,
  type PromotedGood,
} from "../../../app/domain/condition-variants.ts";
import { CatalogueType } from "../../../app/domain/enumerations/catalogue-type.ts";
import { ContractType } from "../../../app/domain/enumerations/contract-type.ts";

const variant = (id: number, flags: Partial<ConditionVariant> = {}): ConditionVariant => ({
  id,
  contractType: ContractType.goodsCredit,
  expired: false,
  promotional: false,
  ...flags,
});

const STANDARD = variant(11);
const TEN_MONTHS = variant(13, { promotional: true });
const TELEVISIONS = variant(14, { promotional: true });
const SUMMER = variant(16, { expired: true });
const BLACK_FRIDAY = variant(17, { promotional: true, expired: true });
const SWEET_DREAMS = variant(18, { promotional: true });
const ACCOUNT = variant(21, { contractType: ContractType.creditAccount, promotional: true });

const good = (actionVariants: number[], groupActionVariants = actionVariants): PromotedGood => ({
  actionVariants,
  groupActionVariants,
});
const TELEVISION = good([13, 14]);
const PHONE = good([13]);
const SOFA = good([]);
const MATTRESS = good([18]);
const MATTRESS_WITHOUT_PROMOTION = good([], [18]);

const SHOP_A = {
  variants: [STANDARD, TEN_MONTHS, TELEVISIONS, SUMMER, BLACK_FRIDAY, ACCOUNT],
  catalogueType: CatalogueType.typeA,
  catalogueException: false,
};
const SHOP_B = {
  variants: [STANDARD, SWEET_DREAMS, SUMMER, BLACK_FRIDAY],
  catalogueType: CatalogueType.typeB,
  catalogueException: false,
};

describe("F-255: invalid condition ids", () => {
  test.each([
    ["catalogue A without goods", { ...SHOP_A, goods: [] }, [13, 14, 16, 17]],
    ["catalogue A with a phone", { ...SHOP_A, goods: [PHONE] }, [14, 16, 17]],
    ["catalogue A with a television", { ...SHOP_A, goods: [TELEVISION] }, [16, 17]],
    ["catalogue B with a sofa", { ...SHOP_B, goods: [SOFA] }, [16, 17, 18]],
    ["catalogue B with a mattress", { ...SHOP_B, goods: [SOFA, MATTRESS] }, [16, 17]],
    ["no catalogue", { ...SHOP_A, catalogueType: CatalogueType.disabled, goods: [] }, [16, 17]],
  ])("%s", (_, context, expected) => {
    expect([...invalidConditionIds(context)].sort((a, b) => a - b)).toEqual(expected);
  });

  test("F-548: a promotional credit account is not bound to goods", () => {
    expect(invalidConditionIds({ ...SHOP_A, goods: [] }).has(ACCOUNT.id)).toBe(false);
  });
});

describe("F-245 to F-247: does the chosen variant fit the goods", () => {
  const A = { ...SHOP_A, goods: [PHONE] };

  test.each([
    ["(a) catalogue A, 14, phone only", TELEVISIONS, A, "conditions.promotionNotListed"],
    ["(b) catalogue A, 14, television", TELEVISIONS, { ...A, goods: [PHONE, TELEVISION] }, null],
    ["(c) catalogue B, 18, sofa only", SWEET_DREAMS, { ...SHOP_B, goods: [SOFA] }, null],
    [
      "(d) catalogue B, 18, mattress that does not list 18",
      SWEET_DREAMS,
      { ...SHOP_B, goods: [MATTRESS_WITHOUT_PROMOTION] },
      "conditions.promotionInvalid",
    ],
    ["catalogue B, 18, mattress that lists 18", SWEET_DREAMS, { ...SHOP_B, goods: [MATTRESS] }, null],
    ["(e) catalogue exception", TELEVISIONS, { ...A, catalogueException: true }, null],
    ["no catalogue", TELEVISIONS, { ...A, catalogueType: CatalogueType.disabled }, null],
    ["a variant that is no promotion", STANDARD, A, null],
  ] as const)("%s", (_, chosen, context, expected) => expect(findPromotionProblem(chosen, context)).toBe(expected));
});
