import type { OperationContext } from "../../../context.ts";
import type { SignatureElement } from "../../../applications/signature-elements.ts";
import { writeLog } from "../../../log.ts";
import { identityOfPerson } from "../../../signing/authority.ts";
import { closeOthers } from "../../../signing/close-others.ts";
import { isSigned, writeColumns } from "../../../signing/columns.ts";
import { sealForLender } from "../../../signing/lender-seal.ts";
import { verifySeal } from "../../../signing/pades/verify-seal.ts";
import { logRequest } from "../../../signing/logged-request.ts";
import { contentOf, endRequest, loadParts, personOf, type PartFacts, type SigningRow } from "../../../signing/parts.ts";
import { givenBy } from "../../../signing/signature-types.ts";
import { connectProvider } from "../../../signing/signing-service.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { signedDocuments } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import { toDay } from "../../../wire/wire-output.ts";
import { hashOf, newPublicId } from "../../../signing/public-id.ts";
import { sendSignedCopies } from "../signed/signed-copies.ts";
import { KIND_OF } from "../../../signing/paper-titles.ts";

/** When a contract was signed; a provider has confirmed it, so no user is named. */
function signatureFacts({ subject, owner }: SigningRow, now: Date): Partial<Record<SignatureElement, string>> {
  if (subject === "application") return {};
  const day = toDay(toBusinessDay(now)) ?? "";
  return owner === "spouse" ? { SutuoktinioPasirasymoData: day } : { SutartiesPasirasymoData: day };
}

/** Takes the signed file if it is what was sent, signed by the right person; a file that is not ends the request with an error. */
async function acceptFile(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  signing: SigningRow,
): Promise<boolean> {
  const { provider, token } = await connectProvider(context, tx);
  const [{ pdf }, authority] = await Promise.all([provider.fetch(token, signing.sessionId), provider.authority()]);
  const sent = await contentOf(tx, signing);
  const signer = identityOfPerson(personOf(row, signing.owner).personalCode);
  if (!verifySeal(pdf, { sent, authority, signer })) {
    writeLog("error", { ev: "signing", application: row.id, provider: provider.id });
    return false;
  }
  await tx.insert(signedDocuments).values({
    publicId: newPublicId(),
    applicationId: row.id,
    kind: KIND_OF[signing.subject],
    owner: signing.owner,
    signatureType: givenBy(signing.way),
    contentHash: hashOf(pdf),
    content: pdf,
    signedAt: context.clock.now(),
  });
  return true;
}

/** Marks a part as signed before the columns are written from it. */
const asSigned = (parts: readonly PartFacts[], { subject, owner, way }: SigningRow): PartFacts[] =>
  parts.map((part) => (part.subject === subject && part.owner === owner ? { ...part, type: givenBy(way) } : part));

/** What follows from a signature that the provider says is given. @returns the state that the request has then */
export async function acceptSignature(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  signing: SigningRow,
): Promise<"signed" | "error"> {
  const now = context.clock.now();
  const isAccepted = await acceptFile(tx, context, row, signing);
  await endRequest(
    tx,
    signing.id,
    isAccepted ? { state: "signed", endedAt: now } : { state: "error", failure: "PROVIDER", endedAt: now },
  );
  const parts = await loadParts(tx, row);
  const part = parts.find(({ subject, owner }) => subject === signing.subject && owner === signing.owner);
  if (isAccepted && part !== undefined) await closeOthers(tx, context, { row, part, won: signing });
  const after = isAccepted ? asSigned(parts, signing) : parts;
  const more = isAccepted ? signatureFacts(signing, now) : {};
  const written = await writeColumns(tx, row, { parts: after, now, more });
  await logRequest(tx, row, { signing, action: isAccepted ? "Dokumentas pasirašytas" : "Parašas nepriimtas", at: now });
  if (isAccepted && isSigned(written)) {
    await sealForLender(tx, context, written);
    if (context.isStory !== true) await sendSignedCopies(tx, context, written, signing.language);
  }
  return isAccepted ? "signed" : "error";
}
