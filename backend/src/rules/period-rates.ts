import { multiplyFractions, parseFraction, toFraction, type Fraction } from "./fraction.ts";
import type { DecimalText, FirstPeriod, ScheduleTerms } from "./schedule-types.ts";

const MONTHS_PER_YEAR = 12;
const REGULAR_PERIOD = toFraction(1, MONTHS_PER_YEAR);

/**
 * Interest rate of each period as an exact fraction: yearly rate × length in years. The first length is the real one,
 * less an interest-free deferral; every other is a twelfth. Rates change by phases (L-2.3).
 */
export function periodRates(terms: ScheduleTerms, firstPeriod: FirstPeriod, count: number): Fraction[] {
  const yearlyRates = yearlyRatesOf(terms, count);
  const regular = new Map<DecimalText, Fraction>();
  return yearlyRates.map((percent, index) => {
    if (index === 0) return rateOfLength(percent, interestLength(terms, firstPeriod));
    const known = regular.get(percent) ?? rateOfLength(percent, REGULAR_PERIOD);
    regular.set(percent, known);
    return known;
  });
}

/** The yearly rates, in percent, that apply in some period of the term. */
export function yearlyRatesOf(terms: ScheduleTerms, count: number): DecimalText[] {
  const phased = (terms.ratePhases ?? []).flatMap((phase) =>
    Array<DecimalText>(Math.min(phase.months, count)).fill(phase.annualRatePercent),
  );
  const rest = Array<DecimalText>(Math.max(0, count - phased.length)).fill(terms.annualRatePercent);
  return [...phased.slice(0, count), ...rest];
}

function interestLength(terms: ScheduleTerms, period: FirstPeriod): Fraction {
  const freeMonths = terms.isDeferralInterestFree === true ? (terms.deferMonths ?? 0) : 0;
  return toFraction(
    (period.months - freeMonths) * period.yearDays + period.days * MONTHS_PER_YEAR,
    MONTHS_PER_YEAR * period.yearDays,
  );
}

function rateOfLength(percent: DecimalText, years: Fraction): Fraction {
  const { numerator, denominator } = parseFraction(percent);
  return multiplyFractions(toFraction(numerator, denominator * 100), years);
}
