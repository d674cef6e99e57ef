import type { AffordabilityPolicy, Liability, PersonFinances } from "./decision-types.ts";
import { multiplyRounded, parseFraction } from "./fraction.ts";

/** What a person pays a month, in cents. */
export interface MonthlyObligations {
  /** As it is before this credit, whatever it repays. */
  readonly presentCents: number;
  /** What stays of it beside this credit. */
  readonly stayingCents: number;
}

/**
 * Monthly obligations of a person: what is declared or what the registry lists, the greater (L-3.2). Who declares speaks of what is paid now, so that a debt
 * which this credit repays ends in both.
 */
export function monthlyObligations(person: PersonFinances, policy: AffordabilityPolicy): MonthlyObligations {
  const declared = sumOf(person.declaredObligationsCents);
  const listed = sumOf(person.liabilities.map((liability) => presentPayment(liability, policy)));
  const staying = sumOf(person.liabilities.map((liability) => liabilityPayment(liability, policy)));
  const presentCents = Math.max(declared, listed);
  return { presentCents, stayingCents: presentCents - (listed - staying) };
}

/** The longest delay among the listed debts and those of the debt register, refinanced ones too: a refinanced debt is still an overdue one. */
export function maxOverdueDays(person: PersonFinances): number {
  return Math.max(0, person.overdueDebtDays ?? 0, ...person.liabilities.map((liability) => liability.overdueDays));
}

/** What of a debt is paid beside this credit: nothing of one that it repays. */
export const liabilityPayment = (liability: Liability, policy: AffordabilityPolicy): number =>
  liability.isRefinanced ? 0 : presentPayment(liability, policy);

/** Corrected or given instalment; a card counts at least a share of its limit. */
function presentPayment(liability: Liability, policy: AffordabilityPolicy): number {
  const instalmentCents = liability.correctedInstalmentCents ?? liability.instalmentCents;
  if (liability.type !== "creditCards") return instalmentCents;
  const shareCents = multiplyRounded(liability.limitCents ?? 0, parseFraction(policy.cardLimitShare));
  return Math.max(instalmentCents, shareCents);
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, cents) => sum + cents, 0);
}
