import type {
  CatalogueType,
  ConditionVariant,
  ContractType,
  VariantChoice,
  VariantRefusal,
} from "./condition-types.ts";
import type { GoodsLine } from "./goods-types.ts";
import { percentOf } from "./money.ts";
import { isListedByAny } from "./promotion-rules.ts";

/** A winter schedule shorter than this has no other season to pay in (L-2.5). */
const MIN_WINTER_MONTHS = 6;

const GOODS_CONTRACTS: readonly ContractType[] = [3, 7];

/** True for a contract about goods: in a shop or online. */
export function isGoodsContract(contractType: ContractType): boolean {
  return GOODS_CONTRACTS.includes(contractType);
}

/**
 * Ids of the variants that must not be chosen, ascending: expired ones, and for a goods contract in catalogue A or B the
 * promotional ones that no good lists (F-255).
 */
export function invalidConditionIds(
  variants: readonly ConditionVariant[],
  lines: readonly Pick<GoodsLine, "restrictions">[],
  catalogue: CatalogueType,
): number[] {
  const isUnlisted = (variant: ConditionVariant) =>
    catalogue !== "DISABLED" &&
    variant.isPromotional &&
    isGoodsContract(variant.contractType) &&
    !isListedByAny(lines, variant.id);
  return variants
    .filter((variant) => variant.isExpired || isUnlisted(variant))
    .map((variant) => variant.id)
    .sort((left, right) => left - right);
}

/** All reasons why a variant does not apply to a choice; none when it does (F-252, F-269). */
export function variantRefusals(variant: ConditionVariant, choice: VariantChoice): VariantRefusal[] {
  const { durationMonths } = choice;
  const refusals: VariantRefusal[] = variant.isExpired ? [{ code: "variantExpired" }] : [];
  refusals.push(...sumRefusals(variant, choice));
  if (!offeredDurations(variant).includes(durationMonths)) {
    refusals.push({ code: "durationNotOffered", minMonths: variant.minMonths, maxMonths: variant.maxMonths });
  }
  if (choice.hasSmallWinterPayments && !isWinterOffered(variant, durationMonths)) {
    refusals.push({ code: "winterPaymentsNotOffered" });
  }
  return refusals;
}

function sumRefusals(variant: ConditionVariant, choice: VariantChoice): VariantRefusal[] {
  const { minCents, maxCents } = variant.sumLimits;
  const aloneCents = choice.isSpouseCredit === true ? maxCents : (variant.maxSumWithoutSpouseCents ?? maxCents);
  const advanceCents = percentOf(choice.goodsTotalCents, variant.minAdvancePercent);
  const refusals: VariantRefusal[] = [];
  if (choice.creditSumCents < minCents) refusals.push({ code: "sumBelowMinimum", limitCents: minCents });
  if (choice.creditSumCents > maxCents) refusals.push({ code: "sumAboveMaximum", limitCents: maxCents });
  else if (choice.creditSumCents > aloneCents) refusals.push({ code: "spouseRequired", limitCents: aloneCents });
  if (choice.advanceCents < advanceCents) refusals.push({ code: "advanceTooSmall", limitCents: advanceCents });
  return refusals;
}

/** The durations of a variant, ascending. */
export function offeredDurations({ minMonths, maxMonths, stepMonths }: ConditionVariant): number[] {
  const count = Math.max(0, Math.floor((maxMonths - minMonths) / stepMonths) + 1);
  return Array.from({ length: count }, (_, index) => minMonths + index * stepMonths);
}

/** Smaller winter payments need a variant with them and at least 6 months (L-2.5). */
export function isWinterOffered(variant: ConditionVariant, durationMonths: number): boolean {
  return variant.isWinterPaymentsOffered && durationMonths >= MIN_WINTER_MONTHS;
}
