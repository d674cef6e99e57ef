import type { DocumentSlot } from "~/domain/document-slots.ts";
import { LOGIN_FLAGS } from "~/request/login-flags.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { UploadedDocuments } from "~/services/upload-types.ts";
import { listDocuments } from "~/services/uploads.server.ts";

/** A copy that an application lacks: a slot, or any identity document of its owner (number null). */
export type MissingCopy = Pick<DocumentSlot, "owner"> & { number: number | null };

/** What an application has of uploaded documents. */
export interface DocumentsState {
  applicationId: number;
  /** Null: the service did not answer. */
  count: number | null;
  /** Copies of identity documents of buyer and borrowing spouse that are still to be uploaded (F-331, F-361); none where the user need not. */
  missing: readonly MissingCopy[];
  /** NeprivalomiDokumentai of the user (F-331). */
  isOptional: boolean;
}

/** The copies that this user has to be told of: none where they are optional (F-331). */
export const missingFor = (
  { session }: Pick<Portal, "session">,
  { missing }: Pick<UploadedDocuments, "missing">,
): MissingCopy[] =>
  LOGIN_FLAGS.of(session).documentsOptional
    ? []
    : missing.map(({ ofSpouse, number }) => ({ owner: ofSpouse ? "spouse" : "client", number }));

/** Reads the state for a page that is about something else: a service that does not answer takes nothing else away. */
export async function readDocumentsState(
  portal: Pick<Portal, "session" | "backend">,
  { id }: Pick<Application, "id">,
): Promise<DocumentsState> {
  const { answer } = await tryBackend(() => listDocuments(portal.backend, id));
  const found = answer?.ok === true ? answer.value : null;
  return {
    applicationId: id,
    count: found?.documents.length ?? null,
    missing: found === null ? [] : missingFor(portal, found),
    isOptional: LOGIN_FLAGS.of(portal.session).documentsOptional,
  };
}
