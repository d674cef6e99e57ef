import type { AffordabilityPolicy, IncomeLine, PersonFinances } from "./decision-types.ts";
import { addFractions, multiplyFractions, multiplyRounded, parseFraction, toFraction } from "./fraction.ts";

/**
 * Sustainable monthly income of a person in cents: each line averaged over the last months of its window, times its
 * coefficient; the future income when that is lower (domain.md 3.2).
 */
export function sustainableIncome(person: PersonFinances, policy: AffordabilityPolicy): number {
  const sum = person.incomes
    .map((line) => lineIncome(line, policy))
    .reduce((total, income) => addFractions(total, income), toFraction(0, 1));
  const current = multiplyRounded(1, sum);
  return person.futureIncomeCents === undefined ? current : Math.min(current, person.futureIncomeCents);
}

/** True when some line covers fewer months than its type needs. */
export function hasShortHistory(person: PersonFinances, policy: AffordabilityPolicy): boolean {
  return person.incomes.some((line) => line.monthsCovered < policy.incomeTypes[line.type].minMonths);
}

/** True when some line needs a certificate and has none: such income is not in the Sodra register. */
export function isCertificateMissing(person: PersonFinances, policy: AffordabilityPolicy): boolean {
  return person.incomes.some((line) => policy.incomeTypes[line.type].isCertificateRequired && !line.hasCertificate);
}

function lineIncome(line: IncomeLine, policy: AffordabilityPolicy) {
  const { windowMonths, coefficient } = policy.incomeTypes[line.type];
  return multiplyFractions(averageOf(line, windowMonths), parseFraction(coefficient));
}

function averageOf(line: IncomeLine, windowMonths: number) {
  if (line.averageCents !== undefined) return toFraction(line.averageCents, 1);
  const months = Math.min(windowMonths, line.monthsCovered);
  if (months <= 0) return toFraction(0, 1);
  const total = line.monthlyCents.slice(-months).reduce((sum, cents) => sum + cents, 0);
  return toFraction(total, months);
}
