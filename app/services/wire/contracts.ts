import { toDecimalMoney } from "~/domain/money.ts";
import type { ListTab } from "~/domain/enumerations/list-tab.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { companyShops } from "./company-shops.ts";
import { day, flag, flagOrNo, integer, money, requiredDay, requiredInteger, requiredMoney } from "./leaves.ts";
import { presentText, requiredText, text, toOptionalMidnight } from "./leaves.ts";
import { optionalLocalised } from "./localised.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** SutarciuEilute (F-551). */
export const contractListRow = parts({
  applicationId: single("ParaiskosID", requiredInteger),
  contractNumber: single("SutartiesNr", text),
  contractType: single("SutartiesTipas", integer),
  createdOn: single("Data", requiredDay),
  contractDate: single("SutartiesData", day),
  durationMonths: single("Trukme", integer),
  conditionVariantId: single("SalyguVariantoID", integer),
  conditionVariant: optionalLocalised("SalyguVariantas"),
  paymentDay: single("MokejimoDiena", integer),
  creditSumCents: single("Suma", money),
  creditLimitCents: single("KreditoLimitas", money),
  accountNumber: single("SaskaitosNr", text),
  additionalAccount: single("PapildomaSaskaita", text),
  additionalAccountCode: single("PapildomosSaskaitosKodas", text),
  buyerFirstName: single("Vardas", text),
  buyerLastName: single("Pavarde", text),
  personalCode: single("AsmensKodas", text),
  sellerId: single("PardavejoID", requiredInteger),
  sellerFullName: single("PardavejoVardas", requiredText),
  shopName: single("ParduotuvesPavadinimas", requiredText),
  products: single("Prekes", text),
  status: single("Busena", requiredInteger),
  signatureType: single("PasirasymoTipas", integer),
  contractSignatureType: single("SutartiesPasirasymas", integer),
  spouseContractSignatureType: single("SutuoktinioSutartiesPasirasymas", integer),
  eCreditState: single("EKreditoBusena", integer),
  hasIncomeCertificate: single("PajamuPazyma", flag),
  incomeType: single("PajamuTipas", integer),
  lowerWinterPayments: single("MazesnesZiemosImokos", flag),
  comment: single("Komentaras", text),
  /** The first step of an open application that wants something; absent from an older back end. */
  step: single("Zingsnis", integer),
  /** What is decided about its chosen credit: APPROVED, NEEDS_APPROVAL, REJECTED. */
  decision: single("SprendimoRezultatas", text),
  /** State of the request that a manager allows this credit. */
  permit: single("LeidimoBusena", text),
  /** The way of the signature that is waited for: the types hold 30 for a cent transfer as well. */
  waitingWay: single("LaukiamasBudas", integer),
  /** Of a signed contract: the tab of payouts that lists it, 4 paid out, 5 not yet; absent from an older back end. */
  payoutTab: single("IsmokosSkirtukas", integer),
  /** Of an unsigned contract: TERM_OVER, it can be signed no more; absent from an older back end. */
  signingObstacle: single("PasirasymoKliutis", text),
});

const tabCount = parts({
  tab: single("Skirtukas", requiredInteger),
  count: single("Kiekis", requiredInteger),
});

/** ListContractsResponse without the code. */
export const contractPage = elementOf(
  parts({
    rows: list("Sarasas", "Eilute", contractListRow),
    nextKey: single("KitasRaktas", text),
    previousKey: single("AnkstesnisRaktas", text),
    /** Number of the first row, from 1. */
    from: single("Nuo", integer),
    total: single("Viso", integer),
    tabCounts: list("Skirtukai", "Kiekis", tabCount),
    /** Of which a supervisor may choose one; none of an older back end. */
    shops: companyShops,
  }),
);

/** Rikiavimas of ListContracts: the element of the row that orders the list. */
export const SORT_ELEMENTS = {
  number: "ParaiskosID",
  createdOn: "Data",
  contractDate: "SutartiesData",
  contractType: "SutartiesTipas",
  durationMonths: "Trukme",
  creditSum: "Suma",
  buyerLastName: "Pavarde",
  status: "Busena",
  signatureType: "PasirasymoTipas",
  contractSignatureType: "SutartiesPasirasymas",
  eCreditState: "EKreditoBusena",
  hasIncomeCertificate: "PajamuPazyma",
  lowerWinterPayments: "MazesnesZiemosImokos",
} as const;

/** Columns by which the back end can order the list, by their names on the page. */
export type ContractSort = keyof typeof SORT_ELEMENTS;

/** Filter, order and page of the list of applications and contracts (G10). Only the tab is required. */
export type ListQuestion = {
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
  sortBy?: ContractSort | undefined;
  direction?: "asc" | "desc" | undefined;
  /** `nextKey` or `previousKey` of a page. */
  key?: string | undefined;
  /** Rows a page. */
  limit?: number | undefined;
  /** Also count the rows of every tab. */
  withCounts?: boolean | undefined;
};

/** Arguments of ListContracts. */
export const toWireQuery = (query: ListQuestion): WireObject => ({
  Skirtukas: query.tab,
  Numeris: query.number,
  AsmensKodas: query.personalCode,
  DataNuo: toOptionalMidnight(query.from),
  DataIki: toOptionalMidnight(query.to),
  Busena: query.status,
  Kategorija: query.category,
  Pirkejas: query.buyer,
  Pardavejas: query.seller,
  ParduotuvesID: query.shopId,
  SutartiesTipas: query.contractType,
  PasirasymoTipas: query.signatureType,
  EKreditoBusena: query.eCreditState,
  SumaNuo: toDecimal(query.sumFromCents),
  SumaIki: toDecimal(query.sumToCents),
  Prekes: query.goods,
  PajamuPazyma: query.hasIncomeCertificate,
  ZiemosImokos: query.lowerWinterPayments,
  Komentaras: query.comment,
  Rikiavimas: query.sortBy === undefined ? undefined : SORT_ELEMENTS[query.sortBy],
  Kryptis: query.direction,
  Raktas: query.key,
  Kiekis: query.limit,
  SuKiekiais: query.withCounts,
});

const toDecimal = (cents: number | undefined) => (cents === undefined ? undefined : toDecimalMoney(cents));

/** Arguments of CheckContractPossible (F-202). */
export const contractQuestion = parts({
  login: single("login", requiredText),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  sumCents: single("Suma", requiredMoney),
  buyerName: single("Vardas", requiredText),
  durationMonths: single("Trukme", requiredInteger),
  /** DarboRezimas. */
  workMode: single("DarboRezimas", integer),
  applicationId: single("ParaiskosID", integer),
});

export const possibleAnswer = elementOf(parts({ possible: single("Galima", flagOrNo) }));

/** MakeContractResponse (F-335). */
export const madeContract = elementOf(
  parts({
    status: single("Busena", requiredInteger),
    contractNumber: single("SutartiesNr", presentText),
    insurancePremiumCents: single("DraudimoImoka", money),
    version: single("Versija", text),
  }),
);

/** ConfirmSignatureResponse (F-362). */
export const confirmedSignature = elementOf(
  parts({
    status: single("Busena", integer),
    eCreditState: single("EKreditoBusena", integer),
    version: single("Versija", text),
  }),
);
