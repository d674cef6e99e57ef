/** The number of the policy with which the lender's insurer confirms the insurance of a contract (F-281). */
export const policyNumberOf = (applicationId: number): string => `PLD-${applicationId}`;
