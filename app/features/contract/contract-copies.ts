/** Copies of a printed set: standard information 2, contract 3, conditions 2, sort 0 (F-340). */
export const CONTRACT_COPIES = { standardInformation: 2, contract: 3, conditions: 2, sort: 0 } as const;
