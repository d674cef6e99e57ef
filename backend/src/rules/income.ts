import type { AffordabilityPolicy, IncomeLine, PersonFinances } from "./decision-types.ts";
import { addFractions, compareFractions, multiplyFractions, parseFraction, toFraction } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";

const NOTHING = toFraction(0, 1);

/**
 * Sustainable monthly income of a person in cents, not rounded: each line averaged over the last months of its window, times its coefficient
 * (L-3.2). A person who states less, now or for later, speaks of income before coefficients: what is stated fills the lines that count least
 * first, so that no coefficient is lost.
 */
export function sustainableIncome(person: PersonFinances, policy: AffordabilityPolicy): Fraction {
  const lines = person.incomes
    .map((line) => ({ average: averageIncome(line, policy), coefficient: coefficientOf(line, policy) }))
    .sort((first, second) => compareFractions(first.coefficient, second.coefficient));
  let left = person.incomeCeilingCents === undefined ? null : toFraction(person.incomeCeilingCents, 1);
  let income = NOTHING;
  for (const { average, coefficient } of lines) {
    const counted = left !== null && compareFractions(left, average) < 0 ? left : average;
    income = addFractions(income, multiplyFractions(counted, coefficient));
    if (left !== null) left = addFractions(left, negate(counted));
  }
  return income;
}

/** True when some line covers fewer months than its type needs. */
export function hasShortHistory(person: PersonFinances, policy: AffordabilityPolicy): boolean {
  return person.incomes.some((line) => line.monthsCovered < policy.incomeTypes[line.type].minMonths);
}

/** True when some line needs a certificate and has none: such income is not in the Sodra register. */
export function isCertificateMissing(person: PersonFinances, policy: AffordabilityPolicy): boolean {
  return person.incomes.some((line) => policy.incomeTypes[line.type].isCertificateRequired && !line.hasCertificate);
}

/** The part of a line's income that counts (L-3.2). */
export const coefficientOf = (line: IncomeLine, policy: AffordabilityPolicy): Fraction =>
  parseFraction(policy.incomeTypes[line.type].coefficient);

const negate = ({ numerator, denominator }: Fraction): Fraction => toFraction(-numerator, denominator);

/** Months over which a line is averaged. */
export const averagedMonths = (line: IncomeLine, policy: AffordabilityPolicy): number =>
  Math.min(policy.incomeTypes[line.type].windowMonths, line.monthsCovered);

/** Average monthly income of a line in cents, not rounded, before its coefficient. */
export function averageIncome(line: IncomeLine, policy: AffordabilityPolicy): Fraction {
  if (line.averageCents !== undefined) return toFraction(line.averageCents, 1);
  const months = averagedMonths(line, policy);
  if (months <= 0) return NOTHING;
  const total = line.monthlyCents.slice(-months).reduce((sum, cents) => sum + cents, 0);
  return toFraction(total, months);
}
