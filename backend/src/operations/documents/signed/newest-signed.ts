import { and, desc, eq, getTableColumns } from "drizzle-orm";
import { isElectronic } from "../../../signing/signature-types.ts";
import { isValidFile } from "../../../signing/valid-files.ts";
import { signedDocuments } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";

/** A signed document without its file, which may be large. */
type StoredRow = Omit<typeof signedDocuments.$inferSelect, "content">;

/** The newest file of a paper: when and how its last person signed and, of a contract, when the lender sealed it. */
export interface SignedRow extends StoredRow {
  readonly sealedAt: Date | null;
}

/** Papers in the order in which they are listed and sent. */
const ORDER: readonly StoredRow["kind"][] = ["consent", "contract", "insurance"];

/** Of a contract both signatures are one paper, unless one was given by hand: then its scan is another. Of the consent each person's is one. */
function keyOf({ kind, owner, signatureType }: StoredRow): string {
  if (kind === "consent") return `${kind} ${owner}`;
  return kind === "contract" && !isElectronic(signatureType) ? `${kind} by hand` : kind;
}

/** The lender's seal stands for the signature that it covers, which says who signed and in which way. */
function withSeal(row: StoredRow, older: readonly StoredRow[]): SignedRow {
  const covered = older.find((one) => keyOf(one) === keyOf(row) && one.owner !== "lender");
  if (row.owner !== "lender" || covered === undefined) return { ...row, sealedAt: null };
  const { owner, signatureType, signedAt } = covered;
  return { ...row, owner, signatureType, signedAt, sealedAt: row.signedAt };
}

/** The newest signed document of each kind and person; of a contract that one spouse signed by hand and the other electronically, both files. */
export async function newestSigned(db: Store, applicationId: number): Promise<SignedRow[]> {
  const { content: _, ...columns } = getTableColumns(signedDocuments);
  const all = await db
    .select(columns)
    .from(signedDocuments)
    .where(and(eq(signedDocuments.applicationId, applicationId), isValidFile(db)))
    .orderBy(desc(signedDocuments.id));
  const newest = all.flatMap((row, index) =>
    all.findIndex((one) => keyOf(one) === keyOf(row)) === index ? [withSeal(row, all.slice(index + 1))] : [],
  );
  return newest.sort(
    (one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind) || one.owner.localeCompare(other.owner),
  );
}
