import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { OperationContext } from "../../../context.ts";
import { findDocumentFacts } from "../../../applications/document-facts.ts";
import { lenderOn } from "../../../configuration/configuration.ts";
import { makeConsent } from "../../../documents/consent.ts";
import { makeContract } from "../../../documents/contract-set.ts";
import { personOf, type Part } from "../../../signing/parts.ts";
import { isElectronic } from "../../../signing/signature-types.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { signedDocuments, type SignedDocumentKind } from "../../../store/schema/signed-documents.ts";
import type { SigningSubject } from "../../../store/schema/signings.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { toContractData } from "../contract.ts";
import { referenceOf, toPresentation } from "../credit-offer.ts";

/** What is signed, as the stored documents call it: the signed application is the consent to process data. */
export const KIND_OF: Readonly<Record<SigningSubject, SignedDocumentKind>> = {
  application: "consent",
  contract: "contract",
};

const TITLES: Readonly<Record<SigningSubject, string>> = { application: "Sutikimas", contract: "Sutartis" };

/** Name of a document for people, without its ending. */
export const titleOf = (row: ApplicationRow, subject: SigningSubject): string =>
  `${TITLES[subject]} ${subject === "contract" ? (row.contractNumber ?? row.id) : row.id}`;

/** Lower-case hex SHA-256 of a file. */
export const hashOf = (pdf: Uint8Array): string => createHash("sha256").update(pdf).digest("hex");

/** The newest signed document of a kind; of the consent one person's. */
export async function findSigned(
  db: Store,
  applicationId: number,
  kind: SignedDocumentKind,
  owner?: Part["owner"],
): Promise<typeof signedDocuments.$inferSelect | null> {
  const [found] = await db
    .select()
    .from(signedDocuments)
    .where(
      and(
        eq(signedDocuments.applicationId, applicationId),
        eq(signedDocuments.kind, kind),
        owner === undefined ? undefined : eq(signedDocuments.owner, owner),
      ),
    )
    .orderBy(desc(signedDocuments.id))
    .limit(1);
  return found ?? null;
}

function makeConsentOf(row: ApplicationRow, { owner }: Part, now: Date): Promise<Uint8Array> {
  const issuedOn = toBusinessDay(now);
  const { name, personalCode } = personOf(row, owner);
  return makeConsent({
    reference: referenceOf(row),
    applicationNumber: String(row.id),
    issuedOn,
    lender: lenderOn(issuedOn),
    presentation: toPresentation(now, false),
    owner: owner === "spouse" ? "spouse" : "buyer",
    name,
    personalCode,
  });
}

/**
 * The file that a person signs. The second signer of a contract signs the file that the first has signed, so that it carries both signatures (L-6.3).
 * Null when there is no schedule to print (2002).
 */
export async function documentToSign(
  db: Store,
  { clock }: Pick<OperationContext, "clock">,
  row: ApplicationRow,
  part: Part,
): Promise<Uint8Array | null> {
  const now = clock.now();
  if (part.subject === "application") return makeConsentOf(row, part, now);
  const before = await findSigned(db, row.id, "contract");
  if (before !== null && isElectronic(before.signatureType)) return before.content;
  const today = toBusinessDay(now);
  const facts = await findDocumentFacts(db, row, { today });
  return facts && makeContract(toContractData(facts, today, toPresentation(now, false)));
}
