import { toDecimalMoney } from "~/domain/money.ts";
import type { ConfirmedSignature, ContractListQuery, ContractListRow, ContractPage } from "../contract-types.ts";
import type { ContractQuestion, MadeContract } from "../contract-types.ts";
import type { WireObject } from "../transport/request-guard.ts";
import { day, flag, flagOrNo, integer, money, requiredDay, requiredInteger, requiredMoney } from "./leaves.ts";
import { presentText, requiredText, text, toMidnight } from "./leaves.ts";
import { optionalLocalised } from "./localised.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** SutarciuEilute (F-551). */
export const contractListRow = parts<ContractListRow>({
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
});

const tabCount = parts<ContractPage["tabCounts"][number]>({
  tab: single("Skirtukas", requiredInteger),
  count: single("Kiekis", requiredInteger),
});

/** ListContractsResponse without the code. */
export const contractPage = elementOf(
  parts<Omit<ContractPage, "empty">>({
    rows: list("Sarasas", "Eilute", contractListRow),
    nextKey: single("KitasRaktas", text),
    previousKey: single("AnkstesnisRaktas", text),
    from: single("Nuo", integer),
    total: single("Viso", integer),
    tabCounts: list("Skirtukai", "Kiekis", tabCount),
  }),
);

/** Arguments of ListContracts. */
export const toWireQuery = (query: ContractListQuery): WireObject => ({
  Skirtukas: query.tab,
  Numeris: query.number,
  AsmensKodas: query.personalCode,
  DataNuo: toDay(query.from),
  DataIki: toDay(query.to),
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
  Rikiavimas: query.sortBy,
  Kryptis: query.direction,
  Raktas: query.key,
  Kiekis: query.limit,
  SuKiekiais: query.withCounts,
});

const toDay = (isoDay: string | undefined) => (isoDay === undefined ? undefined : toMidnight(isoDay));
const toDecimal = (cents: number | undefined) => (cents === undefined ? undefined : toDecimalMoney(cents));

/** Arguments of CheckContractPossible (F-202). */
export const contractQuestion = parts<ContractQuestion>({
  login: single("login", requiredText),
  conditionVariantId: single("SalyguVariantoID", requiredInteger),
  sumCents: single("Suma", requiredMoney),
  buyerName: single("Vardas", requiredText),
  durationMonths: single("Trukme", requiredInteger),
  workMode: single("DarboRezimas", integer),
  applicationId: single("ParaiskosID", integer),
});

export const possibleAnswer = elementOf(parts<{ possible: boolean }>({ possible: single("Galima", flagOrNo) }));

/** MakeContractResponse (F-335). */
export const madeContract = elementOf(
  parts<MadeContract>({
    status: single("Busena", requiredInteger),
    contractNumber: single("SutartiesNr", presentText),
    insurancePremiumCents: single("DraudimoImoka", money),
    version: single("Versija", text),
  }),
);

/** ConfirmSignatureResponse (F-362). */
export const confirmedSignature = elementOf(
  parts<ConfirmedSignature>({
    status: single("Busena", integer),
    eCreditState: single("EKreditoBusena", integer),
    version: single("Versija", text),
  }),
);
