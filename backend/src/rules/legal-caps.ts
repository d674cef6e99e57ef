import { legalCapsOn } from "../configuration/configuration.ts";
import type { IsoDay } from "./days.ts";
import { compareFractions, multiplyRounded, multiplyFractions, parseFraction, toFraction } from "./fraction.ts";
import type { DecimalText, LegalCapCheck } from "./schedule-types.ts";

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
  const caps = legalCapsOn(price.contractDate);
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
