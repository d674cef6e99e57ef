import type { AffordabilityPolicy } from "./decision-types.ts";
import { toFraction } from "./fraction.ts";
import { decideOffer, type VerdictBasis } from "./verdict.ts";

/** No household of the lender earns more in a month. */
const MOST_CENTS = 100_000_000;

/**
 * Smallest sustainable monthly income in cents with which the offer is inside the limits of income, all else being as it is: what a refused client
 * is told would suffice (L-3.2). Null when the income suffices already, and when no income would help. Binary search over the decision itself, so
 * that its rules stand in one place; more income never worsens it (O6).
 */
export function sufficientIncome(basis: VerdictBasis, policy: AffordabilityPolicy): number | null {
  const suffices = (sustainableIncome = basis.household.sustainableIncome): boolean => {
    const household = { ...basis.household, sustainableIncome };
    const { rejectReasons, approvalReasons } = decideOffer({ ...basis, household }, policy);
    return rejectReasons.length === 0 && !approvalReasons.includes("DSTI_ABOVE_LIMIT");
  };
  if (suffices() || !suffices(toFraction(MOST_CENTS, 1))) return null;
  let low = 0;
  let high = MOST_CENTS;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (suffices(toFraction(middle, 1))) high = middle;
    else low = middle + 1;
  }
  return low;
}
