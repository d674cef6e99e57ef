import { z } from "zod";
import { decimal, isoDay, cents, source, versions, wholeNumber, words } from "./values.ts";

const representative = z.strictObject({ name: words, office: words, powers: words });

/** Who insures, where it is reached, and by which rules (Civil Code art. 6.990). */
const insurer = z.strictObject({
  name: words,
  companyCode: words,
  address: words,
  phone: words,
  email: z.email(),
  rules: words,
});

/** The insurer of a lender's version. */
export type Insurer = z.output<typeof insurer>;

const lender = z.strictObject({
  validFrom: isoDay,
  name: words,
  companyCode: words,
  vatCode: words.nullable(),
  address: words,
  phone: words,
  email: z.email(),
  website: words,
  /** IBAN to which instalments are paid. */
  accountNumber: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/, "must be an IBAN without spaces"),
  /** Under which list and number the supervisor knows the lender. */
  supervision: words,
  /** Under which public list its intermediaries are entered, and for whom they act (2008/48/EC art. 21(a)): whole sentences. */
  intermediaries: words,
  /** Where a buyer in difficulty finds independent advice about debts (2023/2225 art. 36). */
  debtAdvice: words,
  /** Who signs for the lender, and by which power of attorney. */
  representative,
  /** The insurer whose payment protection is offered with the credit. */
  insurer,
  /** The documents are marked as those of a trial. */
  isTrial: z.boolean(),
});

const legalTerms = z.strictObject({
  validFrom: isoDay,
  source,
  /** Default interest per day of delay, percent of the overdue sum. */
  defaultInterestPercentPerDay: decimal,
  defaultInterestMaxDays: wholeNumber(0, 3650),
  withdrawalDays: wholeNumber(0, 365),
  withdrawalRepaymentDays: wholeNumber(0, 365),
  coolingOffDays: wholeNumber(0, 365),
  /** Within how many days of the last signature the credit is paid out. */
  payoutDays: wholeNumber(1, 365),
  /** Compensation for early repayment when more than a year is left, and when a year or less is left. */
  earlyRepaymentLongPercent: decimal,
  earlyRepaymentShortPercent: decimal,
  /** Sum repaid early within 12 months that never costs compensation. */
  earlyRepaymentFreeCents: cents,
  deferralMonths: wholeNumber(0, 120),
  /** How long data are kept after a contract has ended, and after a decision that led to none. */
  personalDataYears: wholeNumber(0, 100),
  applicationDataYears: wholeNumber(0, 100),
  /** Days for which pre-contractual information holds. */
  offerValidDays: wholeNumber(1, 365),
  /** Least monthly payment of a credit card: percent of the credit in use, and never less than the amount. */
  cardMinimumPaymentPercent: decimal,
  cardMinimumPaymentCents: cents,
});

/** Who lends, from a day on. */
export type LenderVersion = z.output<typeof lender>;

/** What law and the lender's rules say in a contract, from a day on (L-3.1). */
export type LegalTermsVersion = z.output<typeof legalTerms>;

export const lenderVersions = versions(lender);
export const legalTermsVersions = versions(legalTerms);
