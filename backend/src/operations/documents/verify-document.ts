import { and, asc, eq, gte, lt } from "drizzle-orm";
import { z } from "zod";
import { REJECTED } from "../../applications/rejection-reasons.ts";
import { readShortCode } from "../../signing/public-id.ts";
import { isElectronic } from "../../signing/signature-types.ts";
import {
  issuedDocuments,
  signedDocuments,
  type IssuedDocumentKind,
  type SignedDocumentKind,
} from "../../store/schema/signed-documents.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { optional } from "../../wire/wire-input.ts";
import { toFlag, toLocalTime } from "../../wire/wire-output.ts";
import { publicOperation } from "../call/operation.ts";
import { newestSigned } from "./signed/newest-signed.ts";

const CREDIT_CARD = 6;
const PUBLIC_ID_DIGITS = 32;

const hex = (digits: number) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(new RegExp(`^[0-9a-f]{${digits}}$`));

const shortCode = z
  .string()
  .trim()
  .toLowerCase()
  .refine((text) => readShortCode(text) !== null)
  .transform((text) => readShortCode(text) ?? text);

/** The whole code of the address, or the short one that is typed. */
const input = z.object({ Kodas: z.union([hex(32), shortCode]), Santrauka: optional(hex(64)) });

/** A paper that the code of an address names. */
interface NamedPaper {
  readonly applicationId: number;
  readonly kind: IssuedDocumentKind;
  readonly owner: "client" | "spouse" | null;
}

type SignedRow = Awaited<ReturnType<typeof listSigned>>[number];

/** What a file turned out to be: as it was made, or with the signatures that it carries. */
interface Genuine {
  readonly issuedAt: Date | null;
  readonly signatures: readonly SignedRow[];
  /** A consent whose words were changed after it was signed (F-291). */
  readonly isOutdated: boolean;
}

const ownerOf = ({ owner }: Pick<typeof signedDocuments.$inferSelect, "owner">) =>
  owner === "spouse" ? owner : "client";

/** The whole code that begins with the typed one; null when none does, or more than one. */
async function findPublicId(db: Store, code: string): Promise<string | null> {
  if (code.length === PUBLIC_ID_DIGITS) return code;
  // No digit comes after „f“ in any collation, so the range is all that begins so.
  const [first, end] = [code, `${code}g`];
  const issued = db
    .select({ publicId: issuedDocuments.publicId })
    .from(issuedDocuments)
    .where(and(gte(issuedDocuments.publicId, first), lt(issuedDocuments.publicId, end)))
    .limit(2);
  const signed = db
    .select({ publicId: signedDocuments.publicId })
    .from(signedDocuments)
    .where(and(gte(signedDocuments.publicId, first), lt(signedDocuments.publicId, end)))
    .limit(2);
  const found = new Set([...(await issued), ...(await signed)].map(({ publicId }) => publicId));
  return found.size === 1 ? ([...found][0] ?? null) : null;
}

async function findPaper(db: Store, publicId: string): Promise<NamedPaper | null> {
  const [issued] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.publicId, publicId));
  if (issued !== undefined) return issued;
  const [signed] = await db
    .select({ applicationId: signedDocuments.applicationId, kind: signedDocuments.kind, owner: signedDocuments.owner })
    .from(signedDocuments)
    .where(eq(signedDocuments.publicId, publicId));
  if (signed === undefined) return null;
  return { ...signed, owner: signed.kind === "consent" ? ownerOf(signed) : null };
}

/** What a paper is called: the schedule of a card is the example of its APR, and so says the paper. */
async function nameOf(db: Store, { applicationId, kind }: NamedPaper): Promise<string> {
  if (kind !== "schedule") return kind;
  const [row] = await db
    .select({ type: applications.contractType })
    .from(applications)
    .where(eq(applications.id, applicationId));
  return row?.type === CREDIT_CARD ? "apr-example" : kind;
}

const SIGNED_KINDS: readonly SignedDocumentKind[] = ["contract", "consent", "insurance"];

/** Signed files of the same paper, the oldest first; of the consent one person's. */
async function listSigned(db: Store, { applicationId, kind, owner }: NamedPaper) {
  const { id, contentHash, signatureType, signedAt, owner: signer } = signedDocuments;
  const signedKind = SIGNED_KINDS.find((one) => one === kind);
  if (signedKind === undefined) return [];
  return db
    .select({ id, contentHash, signatureType, signedAt, owner: signer })
    .from(signedDocuments)
    .where(
      and(
        eq(signedDocuments.applicationId, applicationId),
        eq(signedDocuments.kind, signedKind),
        owner === null ? undefined : eq(signer, owner),
      ),
    )
    .orderBy(asc(signedDocuments.id));
}

/** The seals that a file carries: its own, and those that it was signed over. A scan has what its people wrote, so it stands for itself. */
function signaturesOf(signed: readonly SignedRow[], at: number): SignedRow[] {
  if (!isElectronic(signed[at]?.signatureType ?? null)) return signed.slice(at, at + 1);
  const lastScan = signed.slice(0, at).findLastIndex(({ signatureType }) => !isElectronic(signatureType));
  return signed.slice(lastScan + 1, at + 1);
}

/** The day on which the contract of a paper was rejected; null while it was not, and for a consent, which no contract has to follow. */
async function rejectionDayOf(db: Store, { applicationId, kind }: NamedPaper): Promise<string | null> {
  if (kind === "consent") return null;
  const [row] = await db
    .select({ status: applications.status, data: applications.data })
    .from(applications)
    .where(eq(applications.id, applicationId));
  const day = row?.data["AtmetimoData"];
  return row?.status === REJECTED && typeof day === "string" ? day : null;
}

async function findGenuine(db: Store, paper: NamedPaper, publicId: string, hash: string): Promise<Genuine | null> {
  const [issued] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.publicId, publicId));
  const issuedAt = issued?.issuedAt ?? null;
  if (issued?.contentHash === hash) return { issuedAt, signatures: [], isOutdated: false };
  const signed = await listSigned(db, paper);
  const at = signed.findIndex(({ contentHash }) => contentHash === hash);
  const found = signed[at];
  if (found === undefined) return null;
  const counts = async () => (await newestSigned(db, paper.applicationId)).some(({ id }) => id === found.id);
  return {
    issuedAt,
    signatures: signaturesOf(signed, at),
    // Sealed files only: a scan gives way to any later one, also where nothing has changed.
    isOutdated: paper.kind === "consent" && isElectronic(found.signatureType) && !(await counts()),
  };
}

/**
 * Whether a file is a paper of the lender's, for its holder: the code stands in the address of its QR code, whole or short, the hash is the file's. No name of a person and no
 * number of an application is told; 1900 for a code that names nothing.
 */
export const verifyDocument = publicOperation(input, async ({ db }, { Kodas: code, Santrauka: hash }) => {
  const publicId = await findPublicId(db, code);
  const paper = publicId === null ? null : await findPaper(db, publicId);
  if (publicId === null || paper === null) return refusal(1900);
  const Rusis = await nameOf(db, paper);
  if (hash === undefined) return answer({ Rusis });
  const genuine = await findGenuine(db, paper, publicId, hash);
  if (genuine === null) return answer({ Rusis, Tikras: toFlag(false) });
  return answer({
    Rusis,
    Tikras: toFlag(true),
    Isduota: genuine.issuedAt && toLocalTime(genuine.issuedAt),
    Atmesta: await rejectionDayOf(db, paper),
    Nebegalioja: toFlag(genuine.isOutdated),
    Parasai: {
      DokumentoParasas: genuine.signatures.map(({ owner, signatureType, signedAt }) => ({
        Sutuoktinis: toFlag(owner === "spouse"),
        Kreditorius: toFlag(owner === "lender"),
        PasirasymoTipas: String(signatureType),
        Pasirasyta: toLocalTime(signedAt),
      })),
    },
  });
});
