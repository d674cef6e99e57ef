import { DOCUMENT_SLOTS, type DocumentSlot } from "~/domain/document-slots.ts";
import { SCAN_SIDES, type ScanSide } from "~/domain/identity-scan.ts";
import { APPLICATION_FILES_MAX } from "~/domain/limits.ts";
import type { Scan } from "~/flows/identity-scan/scan.ts";
import { findPicture } from "~/flows/identity-scan/scans.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { listDocuments, uploadDocument } from "~/services/uploads.server.ts";

/** Whether all pictures are among the documents; `full`: the application takes no more files (O8), and trying again would not help. */
export type PicturesStored = "all" | "full" | "failed";

/** The buyer's slot of a side; a document with one side has one slot (F-325, F-326). */
const slotOf = (type: number, side: ScanSide): DocumentSlot | undefined =>
  DOCUMENT_SLOTS.find(
    (slot) => slot.owner === "client" && slot.identityDocument === type && (slot.side ?? "front") === side,
  );

/**
 * Puts the pictures of a scan among the documents of its application, each in the slot of its side (F-317). The same picture again is stored once.
 */
export async function storeScanPictures(
  portal: Pick<Portal, "backend" | "session">,
  scan: Scan,
): Promise<PicturesStored> {
  let isWhole = true;
  for (const side of SCAN_SIDES) {
    const number = scan.pictures[side]?.number;
    const slot = slotOf(scan.type, side);
    if (number === undefined || slot === undefined) continue;
    isWhole = (await storePicture(portal, scan, slot, number)) && isWhole;
  }
  if (isWhole) return "all";
  return (await isFull(portal, scan)) ? "full" : "failed";
}

async function isFull({ backend }: Pick<Portal, "backend">, { applicationId }: Scan): Promise<boolean> {
  const { answer } = await tryBackend(() => listDocuments(backend, applicationId));
  return answer?.ok === true && answer.value.documents.length >= APPLICATION_FILES_MAX;
}

async function storePicture(
  { backend, session }: Pick<Portal, "backend" | "session">,
  { hash, applicationId }: Scan,
  slot: DocumentSlot,
  number: number,
): Promise<boolean> {
  const picture = await findPicture(hash, number);
  if (picture === null) return false;
  const { jpeg: bytes, originalHash } = picture;
  const fileName = `dokumentas-${slot.number}.jpg`;
  const upload = { applicationId, slot, fileName, extension: "jpg", bytes, originalHash } as const;
  const about = { event: "document.uploaded", user: session.user, subject: applicationId } as const;
  const { answer } = await tryBackend(() =>
    auditedCall(
      about,
      () => uploadDocument(backend, upload),
      ({ ok }) => ok,
    ),
  );
  return answer?.ok === true;
}
