import { and, eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import { readFile } from "../../../applications/read-file.ts";
import type { OperationContext } from "../../../context.ts";
import { isSpouseCredit } from "../../../credit/credit-sum.ts";
import { isElectronic, isSigningActive, SignatureType } from "../../../signing/signature-types.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { textOf, toWireApplication } from "../../../store/application-wire.ts";
import { signedDocuments, type SignedDocumentKind } from "../../../store/schema/signed-documents.ts";
import { withTransaction, type Store } from "../../../store/store.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../../wire/answer.ts";
import { applicationIdInput, flagInput, optional } from "../../../wire/wire-input.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { hashOf, newPublicId } from "../../../signing/public-id.ts";
import { titleOfKind } from "../../../signing/paper-titles.ts";
import { newestSigned } from "./newest-signed.ts";

/** A contract that is not signed yet, and one whose papers have defects (F-355). */
const PASSABLE: readonly number[] = [1, 4];

const input = z.object({
  ParaiskosID: applicationIdInput,
  Sutuoktinis: optional(flagInput),
  BylosPletinys: z.string().trim().toLowerCase(),
  Turinys: z.string(),
});

/** A scan that was read. */
interface Scan {
  readonly applicationId: number;
  readonly kind: SignedDocumentKind;
  readonly owner: "client" | "spouse";
  readonly content: Buffer;
}

/** A scan of what such an application has no paper of: a spouse who does not borrow, an insurance that was not chosen. */
function hasPaper(row: ApplicationRow, { kind, owner }: Scan): boolean {
  const application = toWireApplication(row);
  if (kind === "insurance") return Number(textOf(application, "DraudimoID") || 0) > 0;
  return owner === "client" || isSpouseCredit(application);
}

/** Of a contract of both spouses one signs by hand and one electronically: then there is a scan beside the sealed file. */
const isPartlyByHand = (row: ApplicationRow, { kind }: Scan): boolean =>
  kind === "contract" &&
  isSpouseCredit(toWireApplication(row)) &&
  [row.contractSignature, row.spouseContractSignature].includes(SignatureType.paper);

/** A sealed file is more than a scan: none takes its place. */
async function isSealed(tx: Store, row: ApplicationRow, scan: Scan): Promise<boolean> {
  if (isPartlyByHand(row, scan)) return false;
  const { kind, owner } = scan;
  const signed = await newestSigned(tx, row.id);
  return signed.some(
    (one) => one.kind === kind && (kind !== "consent" || one.owner === owner) && isElectronic(one.signatureType),
  );
}

async function refuse(tx: Store, row: ApplicationRow, scan: Scan): Promise<RefusalCode | null> {
  if (!PASSABLE.includes(row.status) || isSigningActive(row)) return 1100;
  if (!hasPaper(row, scan)) return 1900;
  return (await isSealed(tx, row, scan)) ? 1100 : null;
}

/** The same scan of the same paper: a repeat after a lost answer finds it. */
async function findStored(tx: Store, { applicationId, kind, owner, content }: Scan): Promise<string | null> {
  const table = signedDocuments;
  const isOfOwner = kind === "consent" ? eq(table.owner, owner) : undefined;
  const isSame = and(eq(table.kind, kind), isOfOwner, eq(table.contentHash, hashOf(content)));
  const [stored] = await tx
    .select({ publicId: table.publicId })
    .from(table)
    .where(and(eq(table.applicationId, applicationId), isSame));
  return stored?.publicId ?? null;
}

/** Who has signed what was scanned: of a contract the spouse, where the buyer has signed electronically. */
const signerOf = (row: ApplicationRow, { kind, owner }: Scan): Scan["owner"] =>
  kind === "contract" && isElectronic(row.contractSignature) ? "spouse" : owner;

async function store(tx: Store, context: OperationContext, session: Session, scan: Scan): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, scan.applicationId);
  if (row === null) return refusal(1063);
  const refused = await refuse(tx, row, scan);
  if (refused !== null) return refusal(refused);
  const stored = await findStored(tx, scan);
  if (stored !== null) return answer({ Kodas: stored });
  const publicId = newPublicId();
  const contentHash = hashOf(scan.content);
  await tx.insert(signedDocuments).values({
    ...scan,
    owner: signerOf(row, scan),
    publicId,
    signatureType: SignatureType.paper,
    contentHash,
    signedAt: context.clock.now(),
    addedBy: session.user.id,
  });
  const note = `${titleOfKind(row, scan.kind)}${scan.owner === "spouse" ? " (sutuoktinio)" : ""}, SHA-256 ${contentHash}`;
  await logAction(tx, context, session, { applicationId: row.id, action: "Perduotas pasirašytas dokumentas", note });
  return answer({ Kodas: publicId });
}

/**
 * Takes the scan of a paper that was signed by hand, a PDF by its content, once: the same file again gets the first answer (F-349). 2600: no such file; 1100: another
 * status, being signed, or sealed already; 1900: the application has no such paper.
 */
const passSigned = (kind: SignedDocumentKind) =>
  operation(STAFF, input, async (context, session, { ParaiskosID, Sutuoktinis, BylosPletinys, Turinys }) => {
    const file = readFile(BylosPletinys, Turinys);
    if (file?.extension !== "pdf") return refusal(2600);
    const owner = kind === "consent" && Sutuoktinis === true ? "spouse" : "client";
    const scan: Scan = { applicationId: ParaiskosID, kind, owner, content: file.content };
    return withTransaction(context.db, (tx) => store(tx, context, session, scan));
  });

export const passSignedConsent = passSigned("consent");
export const passSignedContract = passSigned("contract");
export const passSignedInsurance = passSigned("insurance");
