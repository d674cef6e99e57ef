import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Session } from "../../accounts/session.ts";
import { findSlot } from "../../applications/document-slots.ts";
import { applicationDocuments } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";

const MANAGER = 1;

/** An uploaded document without its content. */
export type DocumentRow = Omit<typeof applicationDocuments.$inferSelect, "content"> & { readonly bytes: number };

/** Whether a slot is one that only managers fill and see (F-330). */
const isManagersOnly = ({ owner, slot }: Pick<DocumentRow, "owner" | "slot">): boolean =>
  findSlot(owner, slot)?.managersOnly === true;

/** Whether a session may fill and see a slot. */
export const seesSlot = ({ role }: Session, place: Pick<DocumentRow, "owner" | "slot">): boolean =>
  role === MANAGER || !isManagersOnly(place);

const { content, ...facts } = getTableColumns(applicationDocuments);
const withSize = { ...facts, bytes: sql<number>`octet_length(${content})`.mapWith(Number) };

/** The documents of an application that a session sees, oldest first. */
export async function listVisibleDocuments(db: Store, session: Session, applicationId: number): Promise<DocumentRow[]> {
  const rows = await db
    .select(withSize)
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, applicationId))
    .orderBy(asc(applicationDocuments.id));
  return rows.filter((row) => seesSlot(session, row));
}

/** One of them with its content; null for one of another application, for one that is hidden and for none. */
export async function findVisibleDocument(db: Store, session: Session, applicationId: number, documentId: number) {
  const [row] = await db
    .select()
    .from(applicationDocuments)
    .where(and(eq(applicationDocuments.id, documentId), eq(applicationDocuments.applicationId, applicationId)));
  return row !== undefined && seesSlot(session, row) ? row : null;
}
