import type { AffordabilityPolicy, Liability, PersonFinances } from "./decision-types.ts";
import { multiplyRounded, parseFraction } from "./fraction.ts";

/** Monthly obligations of a person in cents: what is declared or what the registry lists, the greater (L-3.2). */
export function monthlyObligations(person: PersonFinances, policy: AffordabilityPolicy): number {
  const declared = sumOf(person.declaredObligationsCents);
  const listed = sumOf(person.liabilities.map((liability) => liabilityPayment(liability, policy)));
  return Math.max(declared, listed);
}

/** The longest delay among the listed debts, refinanced ones too: a refinanced debt is still an overdue one. */
export function maxOverdueDays(person: PersonFinances): number {
  return Math.max(0, ...person.liabilities.map((liability) => liability.overdueDays));
}

/** Corrected or given instalment; a card counts at least a share of its limit; a refinanced debt ends with this credit. */
export function liabilityPayment(liability: Liability, policy: AffordabilityPolicy): number {
  if (liability.isRefinanced) return 0;
  const instalmentCents = liability.correctedInstalmentCents ?? liability.instalmentCents;
  if (liability.type !== "creditCards") return instalmentCents;
  const shareCents = multiplyRounded(liability.limitCents ?? 0, parseFraction(policy.cardLimitShare));
  return Math.max(instalmentCents, shareCents);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
