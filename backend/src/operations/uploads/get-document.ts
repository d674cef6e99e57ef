import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findApplication } from "../../applications/find-application.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput, numberInput } from "../../wire/wire-input.ts";
import { operation, STAFF } from "../call/operation.ts";
import { noteOf } from "./document-note.ts";
import { findVisibleDocument } from "./visible-documents.ts";

const MANAGER = 1;
const ARCHIVE = 3;
const REMOTE_SIGNATURES: readonly number[] = [30, 31];

/** While remote signing is under way only a manager may have the documents (F-333). */
const isHeldBySigning = ({ role }: Session, { contractSignature, spouseContractSignature }: ApplicationRow): boolean =>
  role !== MANAGER &&
  [contractSignature, spouseContractSignature].some((way) => way !== null && REMOTE_SIGNATURES.includes(way));

/** An uploaded document with its content; every look at it stands in the action log (F-332 to F-334). */
export const getDocument = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput, DokumentoID: numberInput }),
  async (context, session, { ParaiskosID: id, DokumentoID: documentId }) => {
    const row = await findApplication(context.db, session, id);
    if (row === null) return refusal(1063);
    if (row.status === ARCHIVE) return refusal(2200);
    if (isHeldBySigning(session, row)) return refusal(1021);
    const document = await findVisibleDocument(context.db, session, row.id, documentId);
    if (document === null) return refusal(1900);
    const note = noteOf(document, document.contentHash);
    await logAction(context.db, context, session, { applicationId: row.id, action: "Dokumentas peržiūrėtas", note });
    return answer({
      Turinys: Buffer.from(document.content).toString("base64"),
      BylosPavadinimas: document.fileName,
      BylosPletinys: document.extension,
    });
  },
);
