import type { PoliticalConnection } from "~/domain/enumerations/political-connection.ts";
import type { GoodsLine } from "~/domain/goods.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { ShopConditions } from "./condition-types.ts";
import type { LocalisedText } from "./localised-text.ts";
import type { BackendNotice } from "./refusal.ts";

export type Buyer = {
  personalCode: string | null;
  firstName: string | null;
  lastName: string | null;
  birthDate: IsoDay | null;
  /** Three-letter country code. */
  citizenship: string | null;
  phone: string | null;
  phone2: string | null;
  email: string | null;
};

/** Income of a person (F-539); `futureCents` is asked when the income will decrease. */
export type Income = {
  monthlyCents: number | null;
  willDecrease: boolean | null;
  futureCents: number | null;
  workplace: string | null;
  type: number | null;
  hasCertificate: boolean | null;
};

export type Spouse = {
  personalCode: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
  email: string | null;
  income: Income;
};

export type IdentityDocument = {
  type: number | null;
  number: string | null;
  validUntil: IsoDay | null;
  /** Text of the machine-readable zone. */
  controlLine: string | null;
};

export type Address = {
  street: string | null;
  house: string | null;
  flat: string | null;
  city: string | null;
  postalCode: string | null;
};

export type Credit = {
  sumCents: number | null;
  durationMonths: number | null;
  conditionVariantId: number | null;
  /** Avansas: cents when `advanceType` is amount, hundredths of a percent when it is percent. */
  advanceHundredths: number | null;
  advanceType: number | null;
  /** Paid to the seller directly. */
  ownFundsCents: number | null;
  transferToClientCents: number | null;
  paymentDay: number | null;
  accountNumber: string | null;
  /** Of the creditor whose credit this one repays, in any country (F-274). */
  additionalAccount: string | null;
  additionalAccountCode: string | null;
  currency: string | null;
  moneyUsage: string | null;
  lowerWinterPayments: boolean | null;
  limitCents: number | null;
  payoutType: number | null;
  monthlyPaymentCents: number | null;
  totalPayableCents: number | null;
  aprPercent: string | null;
  annualRatePercent: string | null;
  contractFeeCents: number | null;
  adminFeeCents: number | null;
  maxSumCents: number | null;
};

export type Loans = {
  consumerCents: number | null;
  mortgageCents: number | null;
  otherCents: number | null;
  leasingCents: number | null;
};

export type Household = { maritalStatus: number | null; members: number | null };

export type Insurance = {
  /** The chosen package; 0 is no insurance. */
  id: number | null;
  /** What a month costs, as the back end computes it. */
  premiumCents: number | null;
  /** What the insurer has made of it; shown beside the computed one. */
  adjustedPremiumCents: number | null;
  policyNumber: string | null;
};

/** A package of payment protection that this buyer may take (F-281); `premiumCents` is a month's, null while there is no sum. */
export type InsuranceOffer = { id: number; title: LocalisedText; premiumCents: number | null };

export type Consents = {
  dataCheck: boolean | null;
  directMarketing: boolean | null;
  partnerOffers: boolean | null;
  /** Never true without direct marketing (F-292, F-557). */
  profiling: boolean | null;
  dataPolicyReceived: boolean | null;
};

export type PoliticalExposure = {
  exposed: boolean | null;
  name: string | null;
  institution: string | null;
  connection: PoliticalConnection | null;
};

export type Signing = {
  contractSignature: number | null;
  spouseContractSignature: number | null;
  applicationSignature: number | null;
  eCreditState: number | null;
  /** InicijavimasGalimas; read it with `toFlowAllowance`. */
  flowAllowance: number | null;
};

/** A goods line of a saved application; keep `asReceived` when a loaded line is edited. */
export type ApplicationGoodsLine = GoodsLine & {
  /** What the domain's line cannot hold and must go back: Apribojimai as sent (it may be broken), Apdrausta. */
  asReceived?: { limitations: string | null; insuredCents: number | null } | undefined;
};

/** Content of an element that we do not know. */
export type ExtraValue = string | Extra | (string | Extra)[];
export type Extra = { [element: string]: ExtraValue };

/** An application or contract, Paraiska (F-537 to F-547). */
export type Application = {
  id: number;
  /** Goes back on save: the back end refuses when somebody saved in between (1101). */
  version: string | null;
  sellerId: number | null;
  shopId: number | null;
  contractNumber: string | null;
  status: number | null;
  createdOn: IsoDay | null;
  contractDate: IsoDay | null;
  /** 1 personal, 2 with the spouse (C18). */
  creditType: number | null;
  /** The product: 3, 5, 6, 7. */
  contractType: number | null;
  buyer: Buyer;
  /** Sutuoktinis: 0 no spouse, 1 borrowing alone, 2 with the spouse (C18). */
  spouseMode: number | null;
  spouse: Spouse;
  identityDocument: IdentityDocument;
  address: Address;
  otherAddressDiffers: boolean | null;
  otherAddress: Address;
  credit: Credit;
  income: Income;
  loans: Loans;
  household: Household;
  insurance: Insurance;
  insuranceOffers: InsuranceOffer[];
  consents: Consents;
  politicalExposure: PoliticalExposure;
  refinancing: boolean | null;
  goods: ApplicationGoodsLine[];
  signing: Signing;
  shopConditions: ShopConditions;
  comment: string | null;
  /** Elements that we do not know go back as they came (F-354). */
  extra: Extra;
};

/** What saving gave. */
export type SavedApplication = {
  applicationId: number;
  version: string | null;
  /** Code 1100: everything is saved but the bank account number; the text belongs to its field (F-189, C20). */
  accountRefused: BackendNotice | null;
};
