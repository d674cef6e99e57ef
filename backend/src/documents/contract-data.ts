import type { LegalTermsVersion, LenderVersion } from "../configuration/lender-versions.ts";
import type { ContractFeeMode, DecimalText, RatePhase, Schedule } from "../rules/schedule-types.ts";

/*
 * What the lender's documents are made of, in plain terms. Every amount is an integer number of euro cents, every
 * rate a decimal string in percent with a point ("11.90"), every date an ISO day (yyyy-mm-dd). `null` means "not
 * known or not chosen"; the document then leaves the line out or says that there is none. All text is Lithuanian.
 */

/** The creditor as it signs. */
export type Lender = Omit<LenderVersion, "validFrom" | "insurer" | "isTrial">;

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
  /** A service has no manufacturer and no warranty of one. */
  readonly isService: boolean;
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
  /** Part of the credit that repays other debts of the buyer. */
  readonly refinancedCents: number;
  /** Fixed yearly borrowing rate that holds after the last of `ratePhases`. */
  readonly annualRatePercent: DecimalText;
  /** Promotion: the first `months` payments at another rate; empty when one rate holds for the whole term. */
  readonly ratePhases: readonly RatePhase[];
  readonly contractFeeMode: ContractFeeMode;
  /** Nominal day of payment, 1 to 31. */
  readonly paymentDay: number;
  readonly hasSmallWinterPayments: boolean;
  /** Calendar months, 1 to 12, whose payments are smaller when that was asked for. */
  readonly winterMonths: readonly number[];
  /** Months that were chosen; a schedule whose payments were raised ends earlier (L-2.3). */
  readonly chosenMonths: number;
  /**
   * For goods; a limit on an account that is drawn and repaid within a term; or a card's limit without an end, whose
   * schedule is nothing but the twelve-month assumption of the APR (L-1.4 k).
   */
  readonly product: "goods" | "account" | "card";
  readonly insurance: InsuranceTerms | null;
}

/** Payment protection insurance chosen by the buyer; its monthly premium is in the schedule. */
interface InsuranceTerms {
  readonly packageName: string;
  readonly insurerName: string;
  readonly policyNumber: string | null;
}

/** Numbers that come from law or from the lender's policy. */
export type LegalTerms = Omit<LegalTermsVersion, "validFrom" | "source" | "offerValidDays">;

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

/** What a document belongs to: an application never passes for a contract. */
export interface DocumentReference {
  readonly kind: "contract" | "application" | "valuation";
  readonly number: string;
}

/** Who gets how much of the credit: every text that says where the money goes is made from these (F-276). */
export interface Payee {
  /** The seller for the goods, the buyer by transfer or in cash, or creditors whose debts the credit repays. */
  readonly kind: "seller" | "buyer" | "cash" | "creditors";
  readonly amountCents: number;
  readonly name: string;
  readonly accountNumber: string | null;
}

export interface CreditorAccount {
  readonly accountNumber: string;
  readonly code: string | null;
}

/** Another credit that this one repays. */
export interface RefinancedCredit {
  readonly creditor: string;
  readonly amountCents: number;
  /** Day of its contract; null when it is not known. */
  readonly contractDate: string | null;
  /** By which its creditor knows who pays; null when it is not known. */
  readonly payerCode: string | null;
  /** Where it is repaid to; null when it is not known. */
  readonly accountNumber: string | null;
}

/** What the buyer is offered before a contract exists. Enough for the standard information and the schedule. */
export interface CreditOffer {
  readonly lender: Lender;
  readonly intermediary: Intermediary;
  /** Null while only a price is asked for. */
  readonly buyer: Person | null;
  /** The spouse who borrows and signs as well; null when the buyer alone is bound. */
  readonly spouse: Person | null;
  readonly goods: readonly GoodsLine[];
  readonly terms: CreditTerms;
  /** To whom the credit is paid; together they get the whole sum. A limit is drawn by the buyer: it has one at most. */
  readonly payees: readonly Payee[];
  /** Account of another creditor whose debt the buyer repays, with the payer's code there. */
  readonly creditorAccount: CreditorAccount | null;
  /** The credits that it repays, each with what it takes: together the part that creditors get (F-265). */
  readonly refinancedCredits: readonly RefinancedCredit[];
  readonly schedule: Schedule;
  readonly legal: LegalTerms;
  /** Null while only a price is asked for. */
  readonly reference: DocumentReference | null;
  readonly issuedOn: string;
  /** Last day on which the information holds. */
  readonly validUntil: string;
  readonly presentation: Presentation;
}

/**
 * Whose income was judged, and what the credit is for: `own` needs of a single borrower, `personal` ones of a married
 * borrower alone (Bank of Lithuania resolution 03-62 p. 20-2.1 asks for the word), `family` needs of both spouses.
 */
export type CreditPurpose = "own" | "personal" | "family";

/** A concluded (or drafted) consumer-credit contract. */
export interface ContractData extends CreditOffer {
  readonly reference: DocumentReference;
  readonly concludedOn: string;
  readonly place: string;
  readonly buyer: Person;
  readonly purpose: CreditPurpose;
  /** What the money is used for in words; null for goods credit. */
  readonly moneyUsage: string | null;
}

/** How many copies of each part are printed (F-340). `sort` 0 keeps the copies of a part together, 1 collates sets. */
export interface CopyCounts {
  readonly standardInformation: number;
  readonly contract: number;
  readonly conditions: number;
  readonly sort: 0 | 1;
}
