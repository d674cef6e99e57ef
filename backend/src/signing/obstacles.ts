import { findMissingCopies, type MissingCopies } from "../applications/identity-copies.ts";
import { isSpouseCredit } from "../credit/credit-sum.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import type { IsoDay } from "../rules/days.ts";
import type { Store } from "../store/store.ts";
import type { Part, PartFacts } from "./parts.ts";
import { findPart } from "./parts.ts";
import { isElectronic, isGiven, SignatureType } from "./signature-types.ts";
import { isTermOver, lastDayToSign } from "./signing-term.ts";

/** Why a way cannot be begun; the contract's words for the portal, which says them (F-357 to F-361). */
export type Obstacle =
  | "SIGNED"
  | "STATUS"
  | "CONTRACT_FIRST"
  | "SPOUSE_CREDIT"
  | "CONTRACT_TYPE"
  | "FORBIDDEN"
  | "DOCUMENTS"
  | "NOT_E_SIGNED"
  | "APPLICATION_FIRST"
  | "COPIES"
  | "TERM_OVER";

/** What is asked about every way of an application, read once. */
export interface SigningFacts {
  readonly row: ApplicationRow;
  readonly parts: readonly PartFacts[];
  readonly isSpouseCredit: boolean;
  /** Whose copies of the identity document are not whole (F-361). */
  readonly missing: readonly MissingCopies[];
  /** The last day on which the contract may be signed; null for one without limit. */
  readonly lastDay: IsoDay | null;
  /** The papers no longer hold. */
  readonly isTermOver: boolean;
}

/** InicijavimasGalimas (F-359). */
const Allowance = { forbidden: 0, allowed: 1, withDocuments: 2, whenESigned: 3 } as const;

const APPLICATION = 0;
const STATUSES: Readonly<Record<Part["subject"], readonly number[]>> = { application: [0, 1], contract: [1] };

/** Goods, online goods and credit account; not a card (F-357). */
const REMOTE_CONTRACT_TYPES: readonly (number | null)[] = [3, 5, 7];

/** Collects what decides about the ways. */
export async function loadSigningFacts(
  db: Store,
  row: ApplicationRow,
  parts: readonly PartFacts[],
  now: Date,
): Promise<SigningFacts> {
  const isOfBoth = isSpouseCredit(toWireApplication(row));
  const lastDay = await lastDayToSign(db, row);
  return {
    row,
    parts,
    isSpouseCredit: isOfBoth,
    missing: await findMissingCopies(db, row),
    lastDay,
    isTermOver: isTermOver(lastDay, now),
  };
}

const lacksCopies = (missing: readonly MissingCopies[], { owner }: Part): boolean =>
  missing.some((copies) => copies.owner === owner);

/** What the application itself does not allow (F-358). */
function allowanceObstacle({ row, parts, missing }: SigningFacts, part: Part): Obstacle | null {
  switch (row.signingAllowed) {
    case Allowance.allowed:
      return null;
    case Allowance.withDocuments:
      return lacksCopies(missing, part) ? "DOCUMENTS" : null;
    case Allowance.whenESigned: {
      const application = findPart(parts, { ...part, subject: "application" });
      return part.subject === "application" || isElectronic(application?.type ?? 0) ? null : "NOT_E_SIGNED";
    }
    default:
      return "FORBIDDEN";
  }
}

function remoteObstacle({ isSpouseCredit: isOfBoth, row }: SigningFacts): Obstacle | null {
  if (isOfBoth) return "SPOUSE_CREDIT";
  return row.contractType === null || REMOTE_CONTRACT_TYPES.includes(row.contractType) ? null : "CONTRACT_TYPE";
}

/** What of the contract comes first: its application's signature, and for the tablet the copies (F-360, F-361). */
function contractObstacle(facts: SigningFacts, part: Part, way: number): Obstacle | null {
  const application = findPart(facts.parts, { ...part, subject: "application" });
  if (!isGiven(application?.type ?? 0)) return "APPLICATION_FIRST";
  return way === SignatureType.remoteTablet && lacksCopies(facts.missing, part) ? "COPIES" : null;
}

/** Why a way of signing cannot be begun for a part now, or null. The back end refuses by it, and the portal says it beside the way. */
export function findObstacle(facts: SigningFacts, part: PartFacts, way: number): Obstacle | null {
  if (isGiven(part.type)) return "SIGNED";
  if (!STATUSES[part.subject].includes(facts.row.status))
    return facts.row.status === APPLICATION ? "CONTRACT_FIRST" : "STATUS";
  // Without a contract that can still be signed its consent is signed for nothing.
  if (facts.isTermOver) return "TERM_OVER";
  const remote = way === SignatureType.remoteTablet ? null : remoteObstacle(facts);
  return (
    remote ??
    allowanceObstacle(facts, part) ??
    (part.subject === "contract" ? contractObstacle(facts, part, way) : null)
  );
}
