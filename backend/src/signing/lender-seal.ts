import { and, desc, eq, ne } from "drizzle-orm";
import { appendLine } from "../applications/action-log.ts";
import { lenderOn } from "../configuration/configuration.ts";
import type { OperationContext } from "../context.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { signedDocuments } from "../store/schema/signed-documents.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { identityOfCompany } from "./authority.ts";
import { verifySeal } from "./pades/verify-seal.ts";
import { titleOfKind } from "./paper-titles.ts";
import { hashOf, newPublicId } from "./public-id.ts";
import { SignatureType } from "./signature-types.ts";
import { connectProvider } from "./signing-service.ts";

type SignedRow = typeof signedDocuments.$inferSelect;

/** The file that waits for the lender: the newest of the contract that its persons have sealed and the lender not yet; a scan is none. */
async function findUnsealed(tx: Store, applicationId: number): Promise<SignedRow | null> {
  const [newest] = await tx
    .select()
    .from(signedDocuments)
    .where(
      and(
        eq(signedDocuments.applicationId, applicationId),
        eq(signedDocuments.kind, "contract"),
        ne(signedDocuments.signatureType, SignatureType.paper),
      ),
    )
    .orderBy(desc(signedDocuments.id))
    .limit(1);
  return newest !== undefined && newest.owner !== "lender" ? newest : null;
}

/**
 * The lender's own seal over a contract that everybody else has signed: last, so that it covers every other signature, and both parties have signed one file
 * (16.1 of the general conditions). A contract on paper is signed by hand: there is no file to seal.
 * @throws Error for a seal that is not the lender's or not valid: then the signature before it is not stored either, and can be given again
 */
export async function sealForLender(
  tx: Store,
  context: Pick<OperationContext, "clock">,
  row: ApplicationRow,
): Promise<void> {
  const before = await findUnsealed(tx, row.id);
  if (before === null) return;
  const now = context.clock.now();
  const { name, companyCode } = lenderOn(toBusinessDay(now));
  const title = titleOfKind(row, "contract");
  const { provider, token } = await connectProvider(context, tx);
  const { pdf } = await provider.seal(token, {
    document: { title, pdf: before.content },
    company: { name, code: companyCode },
  });
  const authority = await provider.authority();
  if (!verifySeal(pdf, { sent: before.content, authority, signer: identityOfCompany(companyCode) })) {
    throw new Error("The lender's seal is not valid.");
  }
  await tx.insert(signedDocuments).values({
    publicId: newPublicId(),
    applicationId: row.id,
    kind: "contract",
    owner: "lender",
    signatureType: SignatureType.eSign,
    contentHash: hashOf(pdf),
    content: pdf,
    signedAt: now,
  });
  await appendLine(tx, {
    applicationId: row.id,
    at: now,
    userId: null,
    userName: name,
    action: "Uždėtas kredito davėjo spaudas",
    note: title,
  });
}
