import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { isSignatureAwaited } from "../../signing/waiting.ts";
import { applicationDocuments } from "../../store/schema/application-records.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { applicationIdInput, numberInput, operationIdInput } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { mayChangeDocuments } from "./changeable.ts";
import { noteOf } from "./document-note.ts";
import { findVisibleDocument } from "./visible-documents.ts";

const HELD = "Laukiama parašo: dokumentą ištrinti galima tik pasirašius arba atšaukus pasirašymą.";

type Deletion = { applicationId: number; documentId: number };

async function remove(tx: Store, context: OperationContext, session: Session, deletion: Deletion): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, deletion.applicationId);
  if (row === null) return refusal(1063);
  const document = await findVisibleDocument(tx, session, row.id, deletion.documentId);
  if (document === null) return refusal(1900);
  if (!mayChangeDocuments(row)) return refusal(1100);
  if (await isSignatureAwaited(tx, row.id, context.clock.now())) return refusal(1100, HELD);
  await tx.delete(applicationDocuments).where(eq(applicationDocuments.id, document.id));
  const note = noteOf(document, document.contentHash);
  await logAction(tx, context, session, { applicationId: row.id, action: "Dokumentas ištrintas", note });
  return answer();
}

/** Removes an uploaded document; what it was stays in the action log (F-332). None while a signature is waited for (1100): it may rest on the copy (F-361). */
export const deleteDocument = operation(
  STAFF,
  z.object({ OperacijosID: operationIdInput, ParaiskosID: applicationIdInput, DokumentoID: numberInput }),
  (context, session, { OperacijosID: operationId, ParaiskosID: applicationId, DokumentoID: documentId }) => {
    const content = { applicationId, documentId };
    const write = { operation: "DeleteDocument", operationId, content };
    return once(context, session, write, (tx) => remove(tx, context, session, content));
  },
);
