import type { ContractFeeMode, DecimalText, RatePhase, Schedule } from "../rules/schedule-types.ts";

/*
 * What the lender's documents are made of, in plain terms. Every amount is an integer number of euro cents, every
 * rate a decimal string in percent with a point ("11.90"), every date an ISO day (yyyy-mm-dd). `null` means "not
 * known or not chosen"; the document then leaves the line out or says that there is none. All text is Lithuanian.
 */

/** The creditor as it signs. `supervision` says under which list the supervisor knows it. */
export interface Lender {
  readonly name: string;
  readonly companyCode: string;
  readonly vatCode: string | null;
  readonly address: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  /** IBAN to which instalments are paid. */
  readonly accountNumber: string;
  readonly supervision: string;
}

/** The shop that offers the credit: a credit intermediary in the sense of the Consumer Credit Law. */
export interface Intermediary {
  readonly companyName: string;
  readonly companyCode: string;
  readonly shopName: string;
  readonly address: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** Full name of the seller who serves the buyer. */
  readonly sellerName: string | null;
}

export interface PersonDocument {
  /** Kind in words, e.g. „Pasas“. */
  readonly kind: string;
  readonly number: string;
  readonly validUntil: string | null;
}

/** A borrower or the borrower's spouse. */
export interface Person {
  readonly name: string;
  readonly personalCode: string;
  readonly address: string;
  readonly correspondenceAddress: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  readonly document: PersonDocument | null;
}

export interface GoodsLine {
  readonly name: string;
  /** Goods group in words, e.g. „Televizoriai ir garso technika“. */
  readonly groupName: string | null;
  readonly serialNumber: string | null;
  readonly quantity: number;
  readonly unitPriceCents: number;
  readonly totalCents: number;
  /** Manufacturer's warranty, in months. */
  readonly warrantyMonths: number | null;
  /** Extended warranty financed by the credit, price for the whole line. */
  readonly extendedWarranty: { readonly years: number; readonly totalCents: number } | null;
}

/** What was agreed besides the schedule, which carries the sums, fees and dates (`CreditOffer.schedule`). */
export interface CreditTerms {
  /** Kind of credit in words, e.g. „Prekių kreditas“. */
  readonly productName: string;
  /** Name of the condition variant, e.g. „Standartinis“. */
  readonly variantName: string;
  readonly goodsTotalCents: number;
  readonly warrantyTotalCents: number;
  readonly advanceCents: number;
  /** Part of the price that the buyer pays directly to the seller, besides the advance. */
  readonly ownFundsCents: number;
  readonly transferToClientCents: number;
  /** Fixed yearly borrowing rate that holds after the last of `ratePhases`. */
  readonly annualRatePercent: DecimalText;
  /** Promotion: the first `months` payments at another rate; empty when one rate holds for the whole term. */
  readonly ratePhases: readonly RatePhase[];
  readonly contractFeeMode: ContractFeeMode;
  /** Nominal day of payment, 1 to 31. */
  readonly paymentDay: number;
  readonly hasSmallWinterPayments: boolean;
  /** Credit account or card: no fixed end, the APR rests on the twelve-month assumption (domain.md 1.4 k). */
  readonly isOpenEnded: boolean;
  readonly insurance: InsuranceTerms | null;
}

/** Payment protection insurance chosen by the buyer; its monthly premium is in the schedule. */
export interface InsuranceTerms {
  readonly packageName: string;
  readonly insurerName: string;
  readonly policyNumber: string | null;
}

/** Numbers that come from law or from the lender's policy; configuration with a date of validity, never literals. */
export interface LegalTerms {
  /** Default interest per day of delay, percent of the overdue sum. */
  readonly defaultInterestPercentPerDay: string;
  readonly defaultInterestMaxDays: number;
  readonly withdrawalDays: number;
  readonly withdrawalRepaymentDays: number;
  readonly coolingOffDays: number;
  /** Compensation for early repayment when more than a year is left, and when a year or less is left. */
  readonly earlyRepaymentLongPercent: string;
  readonly earlyRepaymentShortPercent: string;
  /** Sum repaid early within 12 months that never costs compensation. */
  readonly earlyRepaymentFreeCents: number;
  readonly deferralMonths: number;
  readonly personalDataYears: number;
}

/** How the document is marked. Output depends on nothing else: the same data gives the same bytes. */
export interface Presentation {
  /** „Projektas“ across every page (F-341). */
  readonly draft: boolean;
  /** „Bandomasis dokumentas“ on every page: the documents of a demo or test environment. */
  readonly trial: boolean;
  /** Instant written into the file's metadata, ISO 8601 with zone; null leaves it out. */
  readonly createdAt: string | null;
  /** Address at which the document can be checked; printed and drawn as a QR code on the last page. */
  readonly verificationUrl: string | null;
}

/** What the buyer is offered before a contract exists. Enough for the standard information and the schedule. */
export interface CreditOffer {
  readonly lender: Lender;
  readonly intermediary: Intermediary;
  /** Null while only a price is asked for. */
  readonly buyer: Person | null;
  readonly goods: readonly GoodsLine[];
  readonly terms: CreditTerms;
  readonly schedule: Schedule;
  readonly legal: LegalTerms;
  /** Number of the application or of the contract; null before either exists. */
  readonly documentNumber: string | null;
  readonly issuedOn: string;
  /** Last day on which the information holds. */
  readonly validUntil: string;
  readonly presentation: Presentation;
}

export interface Payout {
  /** In words: to whom the credit is paid, e.g. „Pervedama pardavėjui už prekes“. */
  readonly description: string;
  readonly recipientName: string;
  readonly accountNumber: string | null;
}

/** Whose income was judged, and what the credit is for: personal or family needs. */
export type CreditPurpose = "personal" | "family";

/** A concluded (or drafted) consumer-credit contract. */
export interface ContractData extends CreditOffer {
  readonly documentNumber: string;
  readonly concludedOn: string;
  readonly place: string;
  readonly buyer: Person;
  /** The spouse who signs as well; null when the buyer alone is bound. */
  readonly spouse: Person | null;
  readonly purpose: CreditPurpose;
  /** What the money is used for in words; null for goods credit. */
  readonly moneyUsage: string | null;
  readonly payout: Payout;
}

/** How many copies of each part are printed (F-340). `sort` 0 keeps the copies of a part together, 1 collates sets. */
export interface CopyCounts {
  readonly standardInformation: number;
  readonly contract: number;
  readonly conditions: number;
  readonly sort: 0 | 1;
}
