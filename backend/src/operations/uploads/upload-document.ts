import { createHash } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findSlot, type DocumentSlot } from "../../applications/document-slots.ts";
import { readFile } from "../../applications/read-file.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { isSpouseCredit } from "../../credit/credit-sum.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { applicationDocuments } from "../../store/schema/application-records.ts";
import { withTransaction, type Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { operation, STAFF } from "../call/operation.ts";
import { noteOf } from "./document-note.ts";
import { mayAddDocument } from "./changeable.ts";
import { isStagedFailure, uploadInput } from "./upload-input.ts";
import { seesSlot } from "./visible-documents.ts";

/** Files of one application (O8). */
const MAX_FILES = 60;

/** A file that was read, for a slot. */
interface Upload {
  readonly applicationId: number;
  readonly slot: DocumentSlot;
  readonly fileName: string;
  readonly extension: "jpg" | "jpeg" | "png" | "pdf";
  readonly content: Buffer;
  readonly contentHash: string;
  readonly originalHash: string | undefined;
}

const unknownSlot = (): Answer => refusal(2000, "Netinkami užklausos duomenys: dokumentoTipas");

/** Slots of the spouse exist only where the spouse borrows (F-327). */
const hasSlot = (row: ApplicationRow, { owner }: DocumentSlot): boolean =>
  owner === "client" || isSpouseCredit(toWireApplication(row));

const inApplication = (id: number) => eq(applicationDocuments.applicationId, id);

/** The same file in the same slot: a repeat after a lost answer finds it (F-332). */
async function findStored(tx: Store, { applicationId, slot, contentHash }: Upload): Promise<number | null> {
  const [stored] = await tx
    .select({ id: applicationDocuments.id })
    .from(applicationDocuments)
    .where(
      and(
        inApplication(applicationId),
        eq(applicationDocuments.owner, slot.owner),
        eq(applicationDocuments.slot, slot.number),
        eq(applicationDocuments.contentHash, contentHash),
      ),
    );
  return stored?.id ?? null;
}

async function isFull(tx: Store, applicationId: number): Promise<boolean> {
  const [stored] = await tx.select({ files: count() }).from(applicationDocuments).where(inApplication(applicationId));
  return (stored?.files ?? 0) >= MAX_FILES;
}

async function store(tx: Store, context: OperationContext, session: Session, upload: Upload): Promise<Answer> {
  const { applicationId, slot, fileName, extension, content, contentHash, originalHash } = upload;
  const row = await findApplicationForUpdate(tx, session, applicationId);
  if (row === null) return refusal(1063);
  if (!seesSlot(session, { owner: slot.owner, slot: slot.number })) return refusal(1021);
  if (!mayAddDocument(row, slot)) return refusal(1100);
  if (!hasSlot(row, slot)) return unknownSlot();
  const stored = await findStored(tx, upload);
  if (stored !== null) return answer({ DokumentoID: String(stored) });
  if (await isFull(tx, row.id)) return refusal(2600);
  const [added] = await tx
    .insert(applicationDocuments)
    .values({
      applicationId: row.id,
      owner: slot.owner,
      slot: slot.number,
      fileName,
      extension,
      contentHash,
      content,
      uploadedAt: context.clock.now(),
      uploadedBy: session.user.id,
    })
    .returning({ id: applicationDocuments.id });
  const note = noteOf({ owner: slot.owner, slot: slot.number }, originalHash ?? contentHash);
  await logAction(tx, context, session, { applicationId: row.id, action: "Dokumentas įkeltas", note });
  return answer({ DokumentoID: String(added?.id ?? "") });
}

function toUpload(input: z.output<typeof uploadInput>): Upload | Answer {
  const slot = findSlot(input.Sutuoktinis === true ? "spouse" : "client", input.dokumentoTipas);
  if (slot === null) return unknownSlot();
  const file = readFile(input.BylosPletinys, input.Turinys);
  if (file === null || isStagedFailure(input.BylosPavadinimas)) return refusal(2600);
  return {
    applicationId: input.ParaiskosID,
    slot,
    fileName: input.BylosPavadinimas || `dokumentas.${file.extension}`,
    ...file,
    contentHash: createHash("sha256").update(file.content).digest("hex"),
    originalHash: input.PradineSantrauka,
  };
}

/**
 * Stores a file in a slot of an application, once: the same file again gets the first answer (F-321 to F-330). The action log has the SHA-256 of the file as the
 * user had it.
 */
export const uploadDocument = operation(STAFF, uploadInput, async (context, session, input) => {
  const upload = toUpload(input);
  if ("code" in upload) return upload;
  return withTransaction(context.db, (tx) => store(tx, context, session, upload));
});
