import { accepted } from "~/domain/outcome.ts";
import type { DocumentSlot } from "~/domain/document-slots.ts";
import type { Backend } from "./backend.server.ts";
import { askInSession, callOperation, readAnswer, refuse } from "./call-operation.server.ts";
import type { GeneralReason, ReasonOf } from "./faults.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { DocumentContent } from "./upload-types.ts";
import { nothing } from "./wire/parts.ts";
import { documentContent, documentsAnswer, uploadAnswer } from "./wire/uploads.ts";

const APPLICATION_REFUSALS = [1060, 1063] as const;
const CONTENT_REFUSALS = [...APPLICATION_REFUSALS, 1900, 2200] as const;
const EMPTY_ANSWER = 2001;

/** Uploaded documents of an application with the copies that it lacks (F-331, F-332). */
export const listDocuments = (backend: Backend, applicationId: number) =>
  callOperation(backend, {
    operation: "ListDocuments",
    args: { ParaiskosID: applicationId },
    answer: documentsAnswer,
    refusals: APPLICATION_REFUSALS,
  });

/** A file on its way into a slot. */
export interface DocumentUpload {
  applicationId: number;
  slot: Pick<DocumentSlot, "owner" | "number">;
  fileName: string;
  extension: "jpg" | "png" | "pdf";
  bytes: Uint8Array;
  /** Lower-case hex SHA-256 of the file as it came, before it was re-encoded. */
  originalHash: string;
}

/** Stores a file in a slot; the same again is stored once (F-332). 2600: it was not stored. */
export const uploadDocument = (backend: Backend, { applicationId, slot, bytes, ...file }: DocumentUpload) =>
  callOperation(backend, {
    operation: "UploadDocument",
    args: {
      ParaiskosID: applicationId,
      dokumentoTipas: slot.number,
      Sutuoktinis: slot.owner === "spouse",
      BylosPavadinimas: file.fileName,
      BylosPletinys: file.extension,
      PradineSantrauka: file.originalHash,
      Turinys: Buffer.from(bytes).toString("base64"),
    },
    answer: uploadAnswer,
    refusals: [...APPLICATION_REFUSALS, 1100, 2600],
  });

type ContentReason = GeneralReason | ReasonOf<(typeof CONTENT_REFUSALS)[number]>;

/** An uploaded document with its content; one without counts as an empty answer (2001). */
export async function getDocument(
  backend: Backend,
  { applicationId, documentId }: { applicationId: number; documentId: number },
): Promise<BackendOutcome<DocumentContent, ContentReason>> {
  const answer = await askInSession(backend, "GetDocument", { ParaiskosID: applicationId, DokumentoID: documentId });
  if (answer.code !== 0) return refuse(answer, CONTENT_REFUSALS);
  const { bytes, ...file } = readAnswer(answer, documentContent);
  return bytes === null ? refuse({ ...answer, code: EMPTY_ANSWER }, CONTENT_REFUSALS) : accepted({ bytes, ...file });
}

/** Removes an uploaded document (F-332). */
export const deleteDocument = (
  backend: Backend,
  { applicationId, documentId }: { applicationId: number; documentId: number },
  operationId: string,
) =>
  callOperation(backend, {
    operation: "DeleteDocument",
    args: { OperacijosID: operationId, ParaiskosID: applicationId, DokumentoID: documentId },
    answer: nothing,
    refusals: [...APPLICATION_REFUSALS, 1100, 1102, 1900],
  });
