/** Of a manager, in step 2 and on the page of a good: the change is agreed with the seller. No draft keeps it: it is said with each sending. */
export const AGREEMENT_FIELD = "agreedWithSeller";
