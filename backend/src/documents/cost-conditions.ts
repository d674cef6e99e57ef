import { multiplyRounded, parseFraction, toFraction } from "../rules/fraction.ts";
import type { Schedule } from "../rules/schedule-types.ts";
import type { CreditOffer, CreditTerms } from "./contract-data.ts";
import { formatMoney } from "./format/lithuanian.ts";
import { sumRows } from "./sum-rows.ts";
import type { TextContext } from "./texts/compose-text.ts";

const firstRateOf = ({ annualRatePercent, ratePhases }: CreditTerms) =>
  parseFraction(ratePhases[0]?.annualRatePercent ?? annualRatePercent);

/** What withdrawal costs for a day: the whole credit at the rate of the first payments (2008/48/EC art. 10(2)(p)). */
function dailyInterestCents(terms: CreditTerms, schedule: Schedule): number {
  const rate = firstRateOf(terms);
  const perDay = toFraction(rate.numerator, rate.denominator * 100 * schedule.firstPeriod.yearDays);
  return multiplyRounded(schedule.creditSumCents, perDay);
}

/**
 * Which sentences about interest, cost and compensation are true of this credit. Compensation for early repayment is due for no
 * more than what exceeds the free sum within 12 months, and never exceeds the interest that is saved (Consumer Credit Law art. 17):
 * a credit that has no interest, or is not larger than that sum, knows none.
 */
export function toCostTexts({ terms, schedule, legal, goods }: CreditOffer): TextContext {
  const isFixedTerm = terms.product !== "card";
  const hasInterest = schedule.totalInterestCents > 0;
  const hasCost = schedule.totalCostCents > 0;
  const hasDailyInterest = firstRateOf(terms).numerator > 0;
  const mayCompensate =
    isFixedTerm && hasInterest && sumRows(schedule.rows).principalCents > legal.earlyRepaymentFreeCents;
  const isInParts = terms.transferToClientCents > 0 || terms.refinancedCents > 0;
  return {
    values: { dailyInterest: formatMoney(dailyInterestCents(terms, schedule)) },
    conditions: {
      hasInterest,
      hasNoInterest: isFixedTerm && !hasInterest,
      hasFixedInterest: isFixedTerm && hasInterest,
      hasFixedCost: isFixedTerm && hasCost,
      isWithoutSavings: !(isFixedTerm && hasCost),
      hasDailyInterest,
      hasNoDailyInterest: !hasDailyInterest,
      lessWhenLater: terms.product === "goods" && hasInterest,
      otherAprWhenLater: isFixedTerm && !hasInterest && hasCost,
      mayCompensate,
      isWithoutCompensation: !mayCompensate,
      isLinkedWhole: goods.length > 0 && !isInParts,
      isLinkedInPart: goods.length > 0 && isInParts,
    },
  };
}
