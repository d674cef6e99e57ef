import { and, eq, exists, ne, or, type SQL } from "drizzle-orm";
import { signedDocuments } from "../store/schema/signed-documents.ts";
import { signings } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { SignatureType } from "./signature-types.ts";

/**
 * The signed documents that count: all but a sealed consent whose signature was taken back because its words changed (`outdated-consent.ts`). Its file stays in the
 * store, but it is no consent to what the application says now, even where the new words were signed by hand and leave no file.
 */
export function isValidFile(db: Store): SQL | undefined {
  const hasSignature = and(
    eq(signings.applicationId, signedDocuments.applicationId),
    eq(signings.subject, "application"),
    eq(signings.owner, signedDocuments.owner),
    eq(signings.state, "signed"),
  );
  return or(
    ne(signedDocuments.kind, "consent"),
    eq(signedDocuments.signatureType, SignatureType.paper),
    exists(db.select({ id: signings.id }).from(signings).where(hasSignature)),
  );
}
