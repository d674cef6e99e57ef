import { and, desc, eq, ne } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import { findDocumentFacts } from "../../../applications/document-facts.ts";
import { makeConsent } from "../../../documents/consent.ts";
import { makeContract } from "../../../documents/contract-set.ts";
import type { Part } from "../../../signing/parts.ts";
import { KIND_OF } from "../../../signing/paper-titles.ts";
import { isElectronic, SignatureType } from "../../../signing/signature-types.ts";
import { isValidFile } from "../../../signing/valid-files.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { signedDocuments, type SignedDocumentKind } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { signedWithContract } from "../contract-attachments.ts";
import { toContractData } from "../contract.ts";
import { toConsentData } from "../consent-data.ts";
import { issueDocument } from "../issue-document.ts";

/** What narrows the signed documents of a kind: of a consent whose it is, of a contract whether it is sealed or the scan of one that was signed by hand. */
interface Which {
  readonly owner?: Part["owner"] | undefined;
  readonly isSealed?: boolean | undefined;
}

/** The newest signed document of a kind. */
export async function findSigned(
  db: Store,
  applicationId: number,
  kind: SignedDocumentKind,
  { owner, isSealed }: Which = {},
): Promise<typeof signedDocuments.$inferSelect | null> {
  const byHand = isSealed === true ? ne : eq;
  const [found] = await db
    .select()
    .from(signedDocuments)
    .where(
      and(
        eq(signedDocuments.applicationId, applicationId),
        eq(signedDocuments.kind, kind),
        isValidFile(db),
        owner === undefined ? undefined : eq(signedDocuments.owner, owner),
        isSealed === undefined ? undefined : byHand(signedDocuments.signatureType, SignatureType.paper),
      ),
    )
    .orderBy(desc(signedDocuments.id))
    .limit(1);
  return found ?? null;
}

/** The signed contract with a person's signature: the sealed file, or the scan where that person signed by hand; the other one where there is but that. */
export async function findSignedContract(db: Store, row: ApplicationRow, owner: Part["owner"]) {
  const type = owner === "spouse" ? row.spouseContractSignature : row.contractSignature;
  const isSealed = isElectronic(type);
  return (await findSigned(db, row.id, "contract", { isSealed })) ?? (await findSigned(db, row.id, "contract"));
}

/**
 * The file that a person signs. The second signer of a contract signs the file that the first has signed, so that it carries both signatures (L-6.3).
 * Null when there is no schedule to print (2002).
 */
export async function documentToSign(
  db: Store,
  context: Pick<OperationContext, "clock" | "environment">,
  row: ApplicationRow,
  part: Part & { readonly language: "lt" | "en" },
): Promise<Uint8Array | null> {
  const paper = { applicationId: row.id, kind: KIND_OF[part.subject] };
  const today = toBusinessDay(context.clock.now());
  if (part.subject === "application")
    return issueDocument(db, context, { ...paper, owner: part.owner }, (presentation) =>
      makeConsent(toConsentData(row, part.owner, { on: today, presentation, language: part.language })),
    );
  const before = await findSigned(db, row.id, "contract", { isSealed: true });
  if (before !== null) return before.content;
  const facts = await findDocumentFacts(db, row, { today });
  if (facts === null) return null;
  return issueDocument(db, context, paper, (presentation) =>
    makeContract(toContractData(facts, today, presentation), signedWithContract(facts, { today, presentation })),
  );
}
