/** Capital parts of a credit without an end (2014/17/EU Annex I part II k; L-1.4). */
export const OPEN_ENDED_PARTS = 12;

/** A schedule longer than this is a typing error, not a product. */
export const MAX_DURATION_MONTHS = 600;

/** A thousand million euros: far above any product, and small enough for every total to be an exact integer. */
export const MAX_CREDIT_SUM_CENTS = 100_000_000_000;
