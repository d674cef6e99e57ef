/** Busena of a rejected contract. */
export const REJECTED = -1;

/** Why a contract was rejected (AtmetimoPriezastis, F-337); the log has the Lithuanian words, as the lender's staff reads it. */
export const REJECTION_REASONS: Readonly<Record<number, { readonly lt: string; readonly en: string }>> = {
  1: { lt: "Pirkėjas persigalvojo", en: "The buyer has changed their mind" },
  2: { lt: "Netinkama prekė", en: "Wrong goods" },
  3: { lt: "Klaidingi duomenys", en: "Wrong data" },
  4: { lt: "Kita priežastis", en: "Another reason" },
};
