import { isActionAllowed } from "~/domain/application-status.ts";
import { creditTypeOf } from "~/domain/enumerations/credit-type.ts";
import {
  findDocumentSlot,
  isIdentityCopy,
  offeredDocumentSlots,
  ownerOfNumber,
  type DocumentOwner,
  type DocumentSlot,
} from "~/domain/document-slots.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { missingFor } from "~/flows/uploads/documents-state.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { LOGIN_FLAGS } from "~/request/login-flags.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { UploadedDocuments } from "~/services/upload-types.ts";
import { listDocuments } from "~/services/uploads.server.ts";
import { UPLOAD_FORM } from "./upload-forms.ts";

/** An application that the user may see. */
export type Open = Portal & { application: Application };

type Received = UploadedDocuments["documents"][number];

/** An uploaded document as the portal shows it. */
export type UploadRow = Omit<Received, "ofSpouse" | "hash"> & { owner: DocumentOwner | null; isPicture: boolean };

const statusOf = ({ application }: Pick<Open, "application">): number =>
  application.status ?? ApplicationStatus.application;

/** Of a signed contract copies of identity documents may still come, and nothing else (F-331). */
const takesCopiesOnly = (open: Pick<Open, "application">): boolean =>
  !isActionAllowed("deleteDocuments", statusOf(open));

/** Slots that this user may fill for this application now (F-327, F-330). */
export function slotsFor(open: Open): DocumentSlot[] {
  const offered = offeredDocumentSlots({
    creditType: creditTypeOf(open.application.spouseMode),
    mayApprove: open.can("document:decisionApproval"),
  });
  return takesCopiesOnly(open) ? offered.filter(isIdentityCopy) : offered;
}

function ownerOf({ ofSpouse, number }: Received, { spouseMode, identityDocument }: Application): DocumentOwner | null {
  if (ofSpouse !== null) return ofSpouse ? "spouse" : "client";
  return ownerOfNumber(number, { creditType: creditTypeOf(spouseMode), identityDocument: identityDocument.type });
}

/** A document of managers is theirs alone, whatever the back end hands out (F-330). */
const isVisible = ({ owner, number }: UploadRow, { can }: Pick<Portal, "can">): boolean =>
  can("document:decisionApproval") || owner === null || findDocumentSlot(owner, number)?.managersOnly !== true;

/** The uploaded documents that a user sees, with the copies that are missing. @throws Response the page of a refusal */
export async function readUploads(open: Open) {
  const found = await listDocuments(open.backend, open.application.id);
  if (!found.ok) throw refusalPage(found.notice);
  const rows = found.value.documents.map(({ ofSpouse: _, hash: __, ...shown }, index): UploadRow => {
    const received = found.value.documents[index] as Received;
    return { ...shown, owner: ownerOf(received, open.application), isPicture: shown.extension !== "pdf" };
  });
  return { rows: rows.filter((row) => isVisible(row, open)), received: found.value };
}

/** Whether documents may be added now (F-355); to a signed contract, while copies are missing. */
const isChangeable = (open: Open, { missing }: UploadedDocuments): boolean =>
  open.can("application:edit") &&
  isActionAllowed("uploadDocuments", statusOf(open)) &&
  (!takesCopiesOnly(open) || missing.length > 0);

/** What was uploaded to an application, what is missing, and the form for more (F-331, F-332). */
export async function uploadsPage(open: Open) {
  const { application, session } = open;
  const { rows, received } = await readUploads(open);
  const isArchived = application.status === ApplicationStatus.archive;
  return {
    applicationId: application.id,
    contractNumber: application.contractNumber,
    buyer: [application.buyer.firstName, application.buyer.lastName].filter(Boolean).join(" "),
    rows,
    missing: missingFor(open, received),
    isOptional: LOGIN_FLAGS.of(session).documentsOptional,
    isArchived,
    isHeldBySigning: !mayDownload(open, application),
    isOpenable: !isArchived && mayDownload(open, application),
    isChangeable: isChangeable(open, received),
    isRemovable: open.can("application:edit") && isActionAllowed("deleteDocuments", statusOf(open)),
    isSignatureAwaited: received.isSignatureAwaited,
    slots: slotsFor(open),
    seals: formSeals(session, UPLOAD_FORM.id),
  };
}

export type UploadsPage = Awaited<ReturnType<typeof uploadsPage>>;
