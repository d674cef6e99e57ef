import { creditSumCents, findCreditProblems, type CreditParts } from "~/domain/credit.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { issueMessage } from "~/domain/issue.ts";
import { findDurationProblem, findSumProblem, findWinterProblem } from "~/domain/variant-problems.ts";
import { WINTER_PAYMENTS_MIN_MONTHS } from "~/domain/limits.ts";
import type { CalculationField } from "~/flows/calculation/calculation-fields.ts";
import type { Calculation, CalculationErrors } from "~/flows/calculation/read-calculation.ts";
import type { ConditionVariant } from "~/services/condition-types.ts";
import type { WarrantyPrice } from "~/services/goods-types.ts";

/** What may be chosen from. */
export interface Choices {
  variants: readonly ConditionVariant[];
  insuranceIds: readonly number[];
  groupIds: readonly number[];
  /** Of the chosen group at the typed price. */
  warranties: readonly WarrantyPrice[];
}

/** A calculation that can be asked for. */
export interface JudgedCalculation {
  calculation: Calculation;
  variant: ConditionVariant;
  parts: CreditParts;
  sumCents: number;
}

type Found = [field: CalculationField, message: string][];

/**
 * Judges what was typed by the rules of step 2 (F-243, F-244, F-252, F-268, F-269, F-278), so that nothing is priced here which the wizard would refuse. A finding
 * stands at the field that has to be changed.
 */
export function judgeCalculation(
  calculation: Calculation,
  choices: Choices,
): { ok: true; value: JudgedCalculation } | { ok: false; errors: CalculationErrors } {
  const variant = choices.variants.find(({ id }) => id === calculation.variant);
  const found = [...findVariantProblems(variant, calculation), ...findChoiceProblems(calculation, choices)];
  const parts = toParts(calculation, choices);
  const sumCents = creditSumCents(parts);
  if (variant !== undefined) found.push(...findSumProblems(variant, calculation, parts));
  if (variant !== undefined && found.length === 0)
    return { ok: true, value: { calculation, variant, parts, sumCents } };
  return { ok: false, errors: toErrors(found) };
}

function findVariantProblems(variant: ConditionVariant | undefined, { months, winter }: Calculation): Found {
  if (variant === undefined) return [["variant", issueMessage("choice.unknown")]];
  if (variant.expired) return [["variant", issueMessage("conditions.expired")]];
  const duration = months === null ? null : findDurationProblem(variant, months);
  const winterMonths = months ?? Math.max(variant.durationToMonths, WINTER_PAYMENTS_MIN_MONTHS);
  const noWinter = winter ? findWinterProblem(variant, winterMonths) : null;
  return [...at("months", duration), ...at("winter", noWinter)];
}

/** Choices that another address has taken along: of a shop that sells something else, or of another price. */
function findChoiceProblems(
  { group, insurance, warranty }: Calculation,
  { groupIds, insuranceIds, warranties }: Choices,
): Found {
  const isUnknown = (id: number | null, known: readonly number[]) => id !== null && id !== 0 && !known.includes(id);
  const lacksWarranty = warranty !== null && !warranties.some(({ years }) => years === warranty);
  return [
    ...at("group", isUnknown(group, groupIds) ? issueMessage("choice.unknown") : null),
    ...at("insurance", isUnknown(insurance, insuranceIds) ? issueMessage("choice.unknown") : null),
    ...at("warranty", lacksWarranty ? issueMessage("goods.warrantyUnavailable") : null),
  ];
}

/** The parts of the credit: for one piece of goods, and an account or a card is the sum alone (F-267, F-268). */
function toParts({ price, advance, ownFunds, warranty }: Calculation, { warranties }: Choices): CreditParts {
  return {
    goodsTotalCents: price,
    warrantyTotalCents: warranties.find(({ years }) => years === warranty)?.priceCents ?? 0,
    advance,
    ownFundsCents: ownFunds,
    transferToClientCents: 0,
  };
}

const FIELDS = { advance: "advance", ownFunds: "ownFunds", sum: "advance" } as const;

function findSumProblems(variant: ConditionVariant, calculation: Calculation, parts: CreditParts): Found {
  const { advance, ownFunds, warranty } = calculation;
  if (hasAskedSum(variant.contractType)) {
    const onlyForGoods = issueMessage("credit.goodsOnly");
    const isPaid = (advance.type === AdvanceType.amount ? advance.cents : advance.basisPoints) > 0;
    const found: Found = [
      ...at("advance", isPaid ? onlyForGoods : null),
      ...at("ownFunds", ownFunds > 0 ? onlyForGoods : null),
      ...at("warranty", warranty !== null ? onlyForGoods : null),
    ];
    return found.length > 0 ? found : findLimits(variant, parts);
  }
  const problems = findCreditProblems(parts);
  if (problems.length === 0) return findLimits(variant, parts);
  return problems.map(({ field, key }) => [FIELDS[field], issueMessage(key)]);
}

const findLimits = (variant: ConditionVariant, parts: CreditParts): Found =>
  at("price", findSumProblem(variant, creditSumCents(parts))?.message ?? null);

const at = (field: CalculationField, message: string | null): Found => (message === null ? [] : [[field, message]]);

function toErrors(found: Found): CalculationErrors {
  const errors: CalculationErrors = {};
  for (const [field, message] of found) errors[field] = [...(errors[field] ?? []), message];
  return errors;
}
