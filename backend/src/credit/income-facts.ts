import { and, asc, inArray } from "drizzle-orm";
import { DOCUMENT_SLOTS } from "../applications/document-slots.ts";
import { applicationDocuments } from "../store/schema/application-records.ts";
import { incomeCertificates, incomeLines } from "../store/schema/incomes.ts";
import type { Store } from "../store/store.ts";

/** A whole row of `income_lines`. */
export type IncomeLineRow = typeof incomeLines.$inferSelect;

/** A whole row of `income_certificates`. */
export type CertificateRow = typeof incomeCertificates.$inferSelect;

/** What is known of incomes besides what the application itself states (F-294, F-298). */
export interface IncomeFacts {
  /** By number, the order in which they were put down. */
  readonly lines: readonly IncomeLineRow[];
  readonly certificates: readonly CertificateRow[];
  /** Whose certificate lies with the documents as a file (O22). */
  readonly filed: readonly ("buyer" | "spouse")[];
}

const CERTIFICATE_SLOTS = DOCUMENT_SLOTS.filter(({ kind }) => kind === "incomeDeclaration");

/** Files in the slots of income certificates; their content is not read. */
async function findFiled(db: Store, ids: readonly number[]) {
  const { applicationId, owner, slot } = applicationDocuments;
  const numbers = CERTIFICATE_SLOTS.map(({ number }) => number);
  const files = await db
    .select({ applicationId, owner, slot })
    .from(applicationDocuments)
    .where(and(inArray(applicationId, [...ids]), inArray(slot, numbers)));
  return files.filter((file) =>
    CERTIFICATE_SLOTS.some((place) => place.owner === file.owner && place.number === file.slot),
  );
}

/** Income lines and certificates of applications, read at once; every number asked for has an entry. */
export async function loadManyIncomes(db: Store, ids: readonly number[]): Promise<ReadonlyMap<number, IncomeFacts>> {
  if (ids.length === 0) return new Map();
  const lines = await db
    .select()
    .from(incomeLines)
    .where(inArray(incomeLines.applicationId, [...ids]))
    .orderBy(asc(incomeLines.id));
  const certificates = await db
    .select()
    .from(incomeCertificates)
    .where(inArray(incomeCertificates.applicationId, [...ids]));
  const filed = await findFiled(db, ids);
  const ownFiles = (id: number) =>
    filed.filter((file) => file.applicationId === id).map(({ owner }) => (owner === "client" ? "buyer" : owner));
  const own = <Row extends { applicationId: number }>(rows: readonly Row[], id: number): Row[] =>
    rows.filter(({ applicationId }) => applicationId === id);
  return new Map(
    ids.map((id) => [id, { lines: own(lines, id), certificates: own(certificates, id), filed: ownFiles(id) }]),
  );
}

const NONE: IncomeFacts = { lines: [], certificates: [], filed: [] };

/** The same of one application; one without a number has none yet. */
export async function loadIncomes(db: Store, id: number | null): Promise<IncomeFacts> {
  return id === null ? NONE : ((await loadManyIncomes(db, [id])).get(id) ?? NONE);
}
