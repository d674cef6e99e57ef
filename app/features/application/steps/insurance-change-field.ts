/**
 * In step 2, beside the warning that a smaller credit changes the premium of the chosen insurance (F-264). It is posted with the sum about which it was
 * said: another sum asks again.
 */
export const INSURANCE_CHANGE_FIELD = "insuranceChange";

/** What a smaller credit sum makes of the premium of a month, in cents. */
export type InsuranceChange = {
  oldSumCents: number;
  newSumCents: number;
  oldPremiumCents: number;
  newPremiumCents: number;
};
