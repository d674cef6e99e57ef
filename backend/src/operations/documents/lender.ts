import type { LegalTerms, Lender } from "../../documents/contract-data.ts";

/** The invented lender of the reference back end (demo-data). */
export const LENDER: Lender = {
  name: "UAB „Pavyzdžio lizingas“",
  companyCode: "000000001",
  vatCode: null,
  address: "Pavyzdžio g. 1, LT-01100 Vilnius",
  phone: "+370 600 00000",
  email: "pagalba@pavyzdzio-lizingas.example",
  website: "pavyzdzio-lizingas.example",
  accountNumber: "LT353250012345678901",
  supervision: "Lietuvos banko viešasis vartojimo kredito davėjų sąrašas",
};

/**
 * Numbers of the Consumer Credit Law and of the lender's policy that contracts quote (domain.md 3.1): default interest
 * of art. 11, withdrawal of art. 14, early repayment and deferral of art. 18.
 */
export const LEGAL_TERMS: LegalTerms = {
  defaultInterestPercentPerDay: "0.05",
  defaultInterestMaxDays: 180,
  withdrawalDays: 14,
  withdrawalRepaymentDays: 30,
  coolingOffDays: 2,
  earlyRepaymentLongPercent: "1",
  earlyRepaymentShortPercent: "0.5",
  earlyRepaymentFreeCents: 232_000,
  deferralMonths: 3,
  personalDataYears: 10,
};

/** Days for which pre-contractual information and an assessment hold. */
export const OFFER_VALID_DAYS = 30;
