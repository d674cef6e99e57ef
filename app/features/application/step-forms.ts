/**
 * Names of the step forms: their ids in the page; they seal CSRF tokens and key drafts. Apart from the schemas, because a
 * page is drawn before its schema is fetched.
 */
export const BUYER_FORM = "buyer";
export const CREDIT_FORM = "credit";
export const HOUSEHOLD_FORM = "household";
export const CONTRACT_DATA_FORM = "contract-data";
