import { issueMessage } from "./issue.ts";
import { WINTER_PAYMENTS_MIN_MONTHS } from "./limits.ts";
import type { Language } from "./language.ts";
import { toDecimalMoney } from "./money.ts";
import { allowsMonths, hasWinterPayments, type Durations } from "./variant-durations.ts";

type WinterTerms = { readonly winterPayments: boolean; readonly title: Readonly<Record<Language, string>> };

export type SumLimits = { readonly sumFromCents: number | null; readonly sumToCents: number | null };

/** Why a variant has no such duration: it runs from the shortest, by its step (F-269); null when it has. */
export function findDurationProblem(variant: Durations, months: number): string | null {
  if (allowsMonths(variant, months)) return null;
  const { durationFromMonths: min, durationToMonths: max, durationStepMonths: step } = variant;
  if (months >= min && months <= max) return issueMessage("credit.durationStep", { min, max, step: step ?? 1 });
  return min === max ? issueMessage("credit.durationOnly", { min }) : issueMessage("credit.duration", { min, max });
}

/** Why there are no smaller winter payments: they need a variant with them and a duration that is long enough (F-278). */
export function findWinterProblem(variant: WinterTerms, months: number): string | null {
  if (hasWinterPayments(variant, months)) return null;
  return variant.winterPayments
    ? issueMessage("credit.winterMonths", { min: WINTER_PAYMENTS_MIN_MONTHS })
    : issueMessage("credit.winterVariant", { variant: variant.title });
}

type SmallPayment = {
  readonly minCents: number;
  readonly longestMonths: number | null;
  readonly leastSumCents: number | null;
};

/** Why a credit is not paid back in such small amounts, with what would pass: the longest duration, else the least sum (G17). */
export function findPaymentProblem(small: SmallPayment | null): string | null {
  if (small === null) return null;
  const { longestMonths, leastSumCents } = small;
  const min = toDecimalMoney(small.minCents);
  if (longestMonths !== null) return issueMessage("money.paymentMin", { min, count: longestMonths });
  return leastSumCents === null
    ? issueMessage("money.paymentMinVariant", { min })
    : issueMessage("money.paymentMinSum", { min, sum: toDecimalMoney(leastSumCents) });
}

/** Which of the variant's own limits a credit sum in cents breaks, and the finding that names it (F-269). */
export function findSumProblem(
  { sumFromCents, sumToCents }: SumLimits,
  sumCents: number,
): { isTooLarge: boolean; message: string } | null {
  if (sumFromCents !== null && sumCents < sumFromCents)
    return { isTooLarge: false, message: issueMessage("money.creditMin", { min: toDecimalMoney(sumFromCents) }) };
  if (sumToCents !== null && sumCents > sumToCents)
    return { isTooLarge: true, message: issueMessage("money.creditMax", { max: toDecimalMoney(sumToCents) }) };
  return null;
}
