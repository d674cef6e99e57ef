import type { IsoDay } from "./days.ts";
import { compareFractions, multiplyRounded, multiplyFractions, parseFraction, toFraction } from "./fraction.ts";
import { policyInForce } from "./policy-in-force.ts";
import type { DecimalText, LegalCapCheck } from "./schedule-types.ts";

/** Legal limits of the price of a consumer credit. */
export type LegalCaps = {
  validFrom: IsoDay;
  maxAnnualRatePercent: DecimalText;
  /** Other costs than interest, percent of the credit sum per day of the term. */
  maxOtherCostsPercentPerDay: DecimalText;
  /** Total cost of the credit in percent of the credit sum. */
  maxTotalCostPercent: DecimalText;
};

/** Consumer Credit Law art. 21 as amended by XII-1989 (domain.md 3.1, 3.2). */
export const LEGAL_CAPS: readonly LegalCaps[] = [
  {
    validFrom: "2016-02-01",
    maxAnnualRatePercent: "75",
    maxOtherCostsPercentPerDay: "0.04",
    maxTotalCostPercent: "100",
  },
];

/** The price of one credit, as far as the law limits it. */
export type CreditPrice = {
  contractDate: IsoDay;
  creditSumCents: number;
  termDays: number;
  yearlyRatesPercent: ReadonlySet<DecimalText>;
  totalInterestCents: number;
  totalCostCents: number;
};

const ONE_PERCENT = toFraction(1, 100);

/** Compares a price with the caps in force on the contract day; compulsory insurance belongs to the other costs. */
export function checkLegalCaps(price: CreditPrice): LegalCapCheck {
  const caps = policyInForce(LEGAL_CAPS, price.contractDate);
  const maxRate = parseFraction(caps.maxAnnualRatePercent);
  const perTerm = multiplyFractions(
    multiplyFractions(parseFraction(caps.maxOtherCostsPercentPerDay), ONE_PERCENT),
    toFraction(price.termDays, 1),
  );
  const otherCostsCents = price.totalCostCents - price.totalInterestCents;
  const otherCostsLimitCents = multiplyRounded(price.creditSumCents, perTerm, "down");
  const totalShare = multiplyFractions(parseFraction(caps.maxTotalCostPercent), ONE_PERCENT);
  return {
    termDays: price.termDays,
    otherCostsCents,
    otherCostsLimitCents,
    isOtherCostsLegal: otherCostsCents <= otherCostsLimitCents,
    isRateLegal: [...price.yearlyRatesPercent].every((rate) => compareFractions(parseFraction(rate), maxRate) <= 0),
    isTotalCostLegal: price.totalCostCents <= multiplyRounded(price.creditSumCents, totalShare, "down"),
  };
}
