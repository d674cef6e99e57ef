/**
 * Names of the step forms: their ids in the page; they seal CSRF tokens and key drafts. Apart from the schemas, because a
 * page is drawn before its schema is fetched.
 */
export const BUYER_FORM = "buyer";
export const CREDIT_FORM = "credit";
export const HOUSEHOLD_FORM = "household";
export const CONTRACT_DATA_FORM = "contract-data";

/** The button of step 1 that leads a manager back to the choice of the seller and keeps what is typed. */
export const OTHER_SELLER = "otherSeller";
