import { chargeCents } from "../rules/schedule-fees.ts";
import type { CreditFacts, InsuranceRow } from "./credit-facts.ts";
import { toInsuranceCharge } from "./credit-terms.ts";

/** The premium of a month for a credit sum, in cents (F-281). */
export const premiumCents = (row: InsuranceRow, creditSumCents: number): number =>
  chargeCents(toInsuranceCharge(row), creditSumCents);

/** What another credit sum makes of the premium of a month, in cents. */
export interface PremiumChange {
  readonly oldCents: number;
  readonly newCents: number;
}

/** How the premium follows a changed sum; null without insurance, without a sum before, and where the premium stays (F-264). */
export function premiumChange(
  { insurance }: Pick<CreditFacts, "insurance">,
  { oldSumCents, newSumCents }: { oldSumCents: number; newSumCents: number },
): PremiumChange | null {
  if (insurance === null || oldSumCents <= 0 || newSumCents <= 0) return null;
  const change = { oldCents: premiumCents(insurance, oldSumCents), newCents: premiumCents(insurance, newSumCents) };
  return change.oldCents === change.newCents ? null : change;
}
