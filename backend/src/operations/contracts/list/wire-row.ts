import { fullNameOf } from "../../../accounts/session.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import type { AnswerFields } from "../../../wire/answer.ts";
import { toAmount, toDay, toFlag, toNumber } from "../../../wire/wire-output.ts";
import type { RowProgress } from "./row-progress.ts";

/** A row of the list with what is known about it. */
interface JoinedRow {
  readonly application: Omit<ApplicationRow, "data">;
  readonly seller: { readonly firstName: string; readonly lastName: string };
  readonly shopName: string;
  readonly variant: { readonly nameLt: string; readonly nameEn: string } | null;
  /** Of an open application. */
  readonly progress: RowProgress | undefined;
  readonly waitingWay: number | null;
  /** Of an unsigned contract: it can be signed no more. */
  readonly isTermOver: boolean;
}

const toCreditElements = ({ application, variant }: JoinedRow): AnswerFields => ({
  Trukme: toNumber(application.durationMonths),
  SalyguVariantoID: toNumber(application.variantId),
  SalyguVariantas: variant?.nameLt,
  SalyguVariantasEn: variant?.nameEn,
  MokejimoDiena: toNumber(application.paymentDay),
  Suma: toAmount(application.creditSumCents),
  KreditoLimitas: toAmount(application.creditLimitCents),
  SaskaitosNr: application.accountNumber,
  PapildomaSaskaita: application.additionalAccount,
  PapildomosSaskaitosKodas: application.additionalAccountCode,
});

const toStateElements = ({ application, progress, waitingWay, isTermOver }: JoinedRow): AnswerFields => ({
  Busena: toNumber(application.status),
  PasirasymoTipas: toNumber(application.applicationSignature),
  SutartiesPasirasymas: toNumber(application.contractSignature),
  SutuoktinioSutartiesPasirasymas: toNumber(application.spouseContractSignature),
  EKreditoBusena: toNumber(application.eCreditState),
  PajamuPazyma: toFlag(application.hasIncomeCertificate),
  PajamuTipas: toNumber(application.incomeType),
  MazesnesZiemosImokos: toFlag(application.winterPayments),
  Komentaras: application.comment,
  Zingsnis: toNumber(progress?.step ?? null),
  SprendimoRezultatas: progress?.result ?? null,
  LeidimoBusena: progress?.permit ?? null,
  LaukiamasBudas: toNumber(waitingWay),
  IsmokosSkirtukas: toNumber(application.paymentTab),
  PasirasymoKliutis: isTermOver ? "TERM_OVER" : null,
});

/** The wire's `SutarciuEilute` (F-551). */
export const toWireRow = (row: JoinedRow): AnswerFields => ({
  ParaiskosID: toNumber(row.application.id),
  SutartiesNr: row.application.contractNumber,
  SutartiesTipas: toNumber(row.application.contractType),
  Data: toDay(toBusinessDay(row.application.createdAt)),
  SutartiesData: toDay(row.application.contractDate),
  ...toCreditElements(row),
  Vardas: row.application.buyerFirstName,
  Pavarde: row.application.buyerLastName,
  AsmensKodas: row.application.personalCode,
  PardavejoID: toNumber(row.application.sellerId),
  PardavejoVardas: fullNameOf(row.seller),
  ParduotuvesPavadinimas: row.shopName,
  Prekes: row.application.products === "" ? null : row.application.products,
  ...toStateElements(row),
});
