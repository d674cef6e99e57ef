import type { OperationContext } from "../../context.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import { hashOf, newPublicId } from "../../signing/public-id.ts";
import { issuedDocuments } from "../../store/schema/signed-documents.ts";
import type { Store } from "../../store/store.ts";
import { toPresentation } from "./credit-offer.ts";

/** What a paper is, and of which application. */
type IssuedPaper = Pick<typeof issuedDocuments.$inferInsert, "applicationId" | "kind" | "owner">;

/**
 * Makes a paper whose QR code leads to the page on which its reader checks it, and keeps the hash that the page compares with (G23).
 * @param db the transaction of the write that the paper belongs to, if there is one
 */
export async function issueDocument(
  db: Store,
  { clock, environment }: Pick<OperationContext, "clock" | "environment">,
  paper: IssuedPaper,
  make: (presentation: Presentation) => Promise<Uint8Array>,
): Promise<Uint8Array> {
  const publicId = newPublicId();
  const issuedAt = clock.now();
  const verificationUrl = `${environment.publicOrigin}/verify-document/${publicId}`;
  const pdf = await make({ ...toPresentation(issuedAt, false), verificationUrl });
  await db.insert(issuedDocuments).values({ ...paper, publicId, contentHash: hashOf(pdf), issuedAt });
  return pdf;
}
