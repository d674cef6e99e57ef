import { eq } from "drizzle-orm";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { applicationDocuments } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { numberOf } from "../wire/wire-values.ts";
import { DOCUMENT_SLOTS, type DocumentOwner } from "./document-slots.ts";

/** Whose copy of the identity document is not whole yet. */
export interface MissingCopies {
  readonly owner: DocumentOwner;
  /** Numbers of the slots that lack a file; empty where it is not known which document it will be. */
  readonly slots: readonly number[];
}

const NO_DOCUMENT = 4;

const slotsOf = (owner: DocumentOwner, type: number): number[] =>
  DOCUMENT_SLOTS.filter((slot) => slot.owner === owner && slot.identityDocument === type).map(({ number }) => number);

/** The slot of a copy that does not say of which document it is. */
const anyCopyOf = (owner: DocumentOwner): number | undefined =>
  DOCUMENT_SLOTS.find((slot) => slot.owner === owner && slot.kind === "personalCopy")?.number;

/** Every document that may be copied. */
const ANY_DOCUMENT = [...new Set(DOCUMENT_SLOTS.flatMap(({ identityDocument: type }) => type ?? []))];

/**
 * The slots of one person that are still empty. Where it is not named which document the person has, a whole one of any kind is enough, and so is the
 * copy of an identity document as such, for that is what is asked for.
 * @param filled numbers of the owner's slots that have a file
 */
function missingOf(owner: DocumentOwner, type: number | null, filled: ReadonlySet<number>): MissingCopies | null {
  if (type === NO_DOCUMENT) return null;
  const isWhole = (document: number) => slotsOf(owner, document).every((slot) => filled.has(slot));
  const isCopied = filled.has(anyCopyOf(owner) ?? 0) || ANY_DOCUMENT.some(isWhole);
  if (type === null) return isCopied ? null : { owner, slots: [] };
  const slots = slotsOf(owner, type).filter((slot) => !filled.has(slot));
  return slots.length === 0 ? null : { owner, slots };
}

/**
 * Which copies of identity documents an application lacks: both sides where the buyer's document has two, and a whole document of a spouse who borrows (F-331, F-361,
 * F-591). The application does not name the spouse's document. Signing on a tablet asks this, and the flow that is allowed with documents only (F-358).
 * @param db the transaction of a write that depends on it
 */
export async function findMissingCopies(db: Store, row: ApplicationRow): Promise<MissingCopies[]> {
  const files = await db
    .select({ owner: applicationDocuments.owner, slot: applicationDocuments.slot })
    .from(applicationDocuments)
    .where(eq(applicationDocuments.applicationId, row.id));
  const filledBy = (owner: DocumentOwner) =>
    new Set(files.filter((file) => file.owner === owner).map(({ slot }) => slot));
  const application = toWireApplication(row);
  const buyer = missingOf("client", numberOf(application, "DokumentoTipoID"), filledBy("client"));
  const spouse = isSpouseCredit(application) ? missingOf("spouse", null, filledBy("spouse")) : null;
  return [buyer, spouse].filter((missing) => missing !== null);
}
