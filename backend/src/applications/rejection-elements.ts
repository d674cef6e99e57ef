/** Elements that the rejection of a contract writes, and no save: day, reason (1 to 4) and what was explained (F-337). */
export const REJECTION_ELEMENTS = ["AtmetimoData", "AtmetimoPriezastis", "AtmetimoKomentaras"] as const;

export type RejectionElement = (typeof REJECTION_ELEMENTS)[number];
