import { eq, getTableColumns, inArray } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { applications } from "../../../store/schema/applications.ts";
import { conditionVariants } from "../../../store/schema/conditions.ts";
import { shops, users } from "../../../store/schema/partners.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import type { AnswerFields } from "../../../wire/answer.ts";
import { fullNameOf } from "../../../accounts/session.ts";
import { readOverTerms } from "./over-terms.ts";
import { readProgress, type RowProgress } from "./row-progress.ts";
import { readWaitingWays } from "./waiting-ways.ts";
import { toAmount, toDay, toFlag, toNumber } from "../../../wire/wire-output.ts";

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
const toWireRow = (row: JoinedRow): AnswerFields => ({
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

/** All columns but `data`, which a list does not show and which is most of a row's weight. */
const { data: _data, ...listedColumns } = getTableColumns(applications);

/** The rows with these numbers, in this order. */
export async function readRows(db: Store, context: OperationContext, ids: readonly number[]): Promise<AnswerFields[]> {
  const progress = await readProgress(db, context, ids);
  const waiting = await readWaitingWays(db, ids);
  const over = await readOverTerms(db, context, ids);
  const rows = await db
    .select({
      application: listedColumns,
      seller: { firstName: users.firstName, lastName: users.lastName },
      shopName: shops.name,
      variant: { nameLt: conditionVariants.nameLt, nameEn: conditionVariants.nameEn },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.sellerId))
    .innerJoin(shops, eq(shops.id, applications.shopId))
    .leftJoin(conditionVariants, eq(conditionVariants.id, applications.variantId))
    .where(inArray(applications.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.application.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (row === undefined) return [];
    const waitingWay = waiting.get(id) ?? null;
    return [toWireRow({ ...row, progress: progress.get(id), waitingWay, isTermOver: over.has(id) })];
  });
}
