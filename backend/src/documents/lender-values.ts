import type { Lender } from "./contract-data.ts";

/** Who the lender is and how to reach it, as papers name it. */
export const toLenderValues = (lender: Lender) => ({
  lender: lender.name,
  lenderCode: lender.companyCode,
  lenderAddress: lender.address,
  lenderPhone: lender.phone,
  lenderEmail: lender.email,
  lenderWebsite: lender.website,
});
