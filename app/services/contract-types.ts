import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { LocalisedText } from "./localised-text.ts";
import type { BackendNotice } from "./refusal.ts";

/** Asked before a contract is made (F-202). */
export type ContractQuestion = {
  login: string;
  conditionVariantId: number;
  sumCents: number;
  buyerName: string;
  durationMonths: number;
  /** DarboRezimas. */
  workMode: number | null;
  applicationId: number | null;
};

/** What making a contract changed (F-335). */
export type MadeContract = {
  status: number;
  contractNumber: string;
  insurancePremiumCents: number | null;
  version: string | null;
};

/** A signature that was confirmed by hand (F-362). */
export type ConfirmedSignature = {
  status: number | null;
  eCreditState: number | null;
  version: string | null;
};

/** Filter, order and page of the list of applications and contracts (G10). Only the tab is required. */
export type ContractListQuery = {
  tab: ListTab;
  number?: string | undefined;
  personalCode?: string | undefined;
  from?: IsoDay | undefined;
  to?: IsoDay | undefined;
  status?: number | undefined;
  category?: string | undefined;
  buyer?: string | undefined;
  seller?: string | undefined;
  shopId?: number | undefined;
  contractType?: number | undefined;
  signatureType?: number | undefined;
  eCreditState?: number | undefined;
  sumFromCents?: number | undefined;
  sumToCents?: number | undefined;
  goods?: string | undefined;
  hasIncomeCertificate?: boolean | undefined;
  lowerWinterPayments?: boolean | undefined;
  comment?: string | undefined;
  sortBy?: string | undefined;
  direction?: "asc" | "desc" | undefined;
  /** `nextKey` or `previousKey` of a page. */
  key?: string | undefined;
  /** Rows a page. */
  limit?: number | undefined;
  /** Also count the rows of every tab. */
  withCounts?: boolean | undefined;
};

/** One row of the list (F-551). */
export type ContractListRow = {
  applicationId: number;
  contractNumber: string | null;
  contractType: number | null;
  createdOn: IsoDay;
  contractDate: IsoDay | null;
  durationMonths: number | null;
  conditionVariantId: number | null;
  conditionVariant: LocalisedText | null;
  paymentDay: number | null;
  creditSumCents: number | null;
  creditLimitCents: number | null;
  accountNumber: string | null;
  additionalAccount: string | null;
  additionalAccountCode: string | null;
  buyerFirstName: string | null;
  buyerLastName: string | null;
  personalCode: string | null;
  sellerId: number;
  sellerFullName: string;
  shopName: string;
  products: string | null;
  status: number;
  signatureType: number | null;
  contractSignatureType: number | null;
  spouseContractSignatureType: number | null;
  eCreditState: number | null;
  hasIncomeCertificate: boolean | null;
  incomeType: number | null;
  lowerWinterPayments: boolean | null;
  comment: string | null;
};

/** One page of the list. */
export type ContractPage = {
  rows: ContractListRow[];
  nextKey: string | null;
  previousKey: string | null;
  /** Number of the first row, from 1. */
  from: number | null;
  total: number | null;
  tabCounts: { tab: number; count: number }[];
  /** Codes 1310 and 1900: the text in place of rows (F-179). */
  empty: BackendNotice | null;
};
