import type { ConditionVariant } from "../../../backend/src/rules/condition-types.ts";
import type { GoodsGroup, GoodsLine } from "../../../backend/src/rules/goods-types.ts";

const group = (id: number, actionVariantIds: number[], change: Partial<GoodsGroup> = {}): GoodsGroup => ({
  id,
  hasCatalogue: true,
  warrantyYears: [],
  restrictions: { actionVariantIds },
  ...change,
});

export const TV = 1;
export const PHONE = 2;
export const BICYCLE = 5;
export const MATTRESS = 6;
export const SOFA = 7;

/** Goods groups of the demo story. */
export const DEMO_GROUPS: readonly GoodsGroup[] = [
  group(TV, [13, 14], {
    warrantyYears: [1, 2, 3],
    restrictions: { actionVariantIds: [13, 14], minPriceCents: 5_000, maxPriceCents: 500_000 },
  }),
  group(PHONE, [13], { warrantyYears: [1, 2] }),
  group(BICYCLE, [], { hasCatalogue: false }),
  group(MATTRESS, [18]),
  group(SOFA, []),
];

export const good = (groupId: number, actionVariantIds: number[] = [], change: Partial<GoodsLine> = {}): GoodsLine => ({
  title: "Prekė",
  groupId,
  priceCents: 50_000,
  quantity: 1,
  isInsured: false,
  warrantySumCents: 0,
  warrantyYears: null,
  serialNo: "",
  productNo: "",
  restrictions: { actionVariantIds },
  ...change,
});

export const variant = (id: number, change: Partial<ConditionVariant> = {}): ConditionVariant => ({
  id,
  contractType: 3,
  isExpired: false,
  isPromotional: false,
  annualRatePercent: "12.9",
  minMonths: 6,
  maxMonths: 60,
  stepMonths: 1,
  sumLimits: { minCents: 6_000, maxCents: 1_000_000 },
  minAdvancePercent: "0",
  isWinterPaymentsOffered: false,
  deferMonths: 0,
  isDeferralInterestFree: false,
  isOpenEnded: false,
  ...change,
});

/** Condition variants of the demo story that the rules tell apart. */
export const DEMO_VARIANTS: readonly ConditionVariant[] = [
  variant(11),
  variant(13, { isPromotional: true }),
  variant(14, { isPromotional: true }),
  variant(16, { isExpired: true }),
  variant(17, { isExpired: true, isPromotional: true }),
  variant(18, { isPromotional: true }),
  variant(21, { contractType: 5 }),
  variant(22, { contractType: 6, isOpenEnded: true }),
];

export function demoVariant(id: number): ConditionVariant {
  const found = DEMO_VARIANTS.find((candidate) => candidate.id === id);
  if (!found) throw new RangeError(`No demo variant ${id}`);
  return found;
}
