import { createHash } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import type { LiabilityType } from "../rules/decision-types.ts";
import type { AssessedOwner } from "../store/assessment-record.ts";
import type { RegistryLiability } from "../store/schema/clients.ts";
import { applicationLiabilities, type AddedLiability, type LiabilityCorrection } from "../store/schema/liabilities.ts";
import type { Store } from "../store/store.ts";

const TYPES: readonly LiabilityType[] = ["mortgage", "consumer", "leasing", "creditCards", "other"];
const ID_CHARACTERS = 16;

/** A liability that counts for an application: of a register, corrected or not, or entered by a user (F-559). */
export interface CountedLiability extends AddedLiability {
  /** Its facts are the register's; a user says what is counted of it, and how it is repaid. */
  readonly isRegistered: boolean;
  /** Where it is repaid to; null: not said. */
  readonly creditorAccount: string | null;
}

/** What a user has said about an application's liabilities. */
export interface SaidLiabilities {
  readonly corrections: readonly LiabilityCorrection[];
  readonly added: readonly AddedLiability[];
  /** 0: nothing was said yet. */
  readonly version: number;
}

const NOTHING_SAID: SaidLiabilities = { corrections: [], added: [], version: 0 };

/** The type that a text means in any letter case; an unknown one is other (F-301, F-573). */
export const toLiabilityType = (text: string): LiabilityType =>
  TYPES.find((type) => type.toLowerCase() === text.trim().toLowerCase()) ?? "other";

/** Registers give no number: a debt is known by what never changes of it. */
const idOf = (owner: AssessedOwner, { type, creditor, contractDate, limitCents }: RegistryLiability): string =>
  createHash("sha256")
    .update([owner, type.toLowerCase(), creditor, contractDate, limitCents].join("|"))
    .digest("hex")
    .slice(0, ID_CHARACTERS);

function toCounted(
  owner: AssessedOwner,
  liability: RegistryLiability,
  corrections: readonly LiabilityCorrection[],
): CountedLiability {
  const id = idOf(owner, liability);
  const said = corrections.find((correction) => correction.id === id);
  return {
    ...liability,
    id,
    owner,
    isRegistered: true,
    correctedInstalmentCents: said?.correctedInstalmentCents ?? liability.correctedInstalmentCents,
    isKept: said?.isKept ?? false,
    creditorAccount: said?.creditorAccount ?? null,
    data: {},
  };
}

/** What was said about the liabilities of an application. */
export async function findSaidLiabilities(db: Store, applicationId: number): Promise<SaidLiabilities> {
  const [row] = await db
    .select()
    .from(applicationLiabilities)
    .where(eq(applicationLiabilities.applicationId, applicationId));
  return row ?? NOTHING_SAID;
}

/** The same for a list of applications, read once. */
export async function findManySaidLiabilities(
  db: Store,
  applicationIds: readonly number[],
): Promise<(applicationId: number) => SaidLiabilities> {
  const rows = await db
    .select()
    .from(applicationLiabilities)
    .where(inArray(applicationLiabilities.applicationId, [...applicationIds]));
  return (id) => rows.find(({ applicationId }) => applicationId === id) ?? NOTHING_SAID;
}

type Registered = { readonly registry: { readonly liabilities: readonly RegistryLiability[] } };

/** The liabilities of an application's persons: first what the registers know of each, then what was added. */
export const countedLiabilities = (
  { corrections, added }: Pick<SaidLiabilities, "corrections" | "added">,
  buyer: Registered | null,
  spouse: Registered | null,
): CountedLiability[] => [
  ...(buyer?.registry.liabilities ?? []).map((liability) => toCounted("buyer", liability, corrections)),
  ...(spouse?.registry.liabilities ?? []).map((liability) => toCounted("spouse", liability, corrections)),
  ...added.map((liability) => ({
    ...liability,
    creditorAccount: liability.creditorAccount ?? null,
    isRegistered: false,
  })),
];

/** Whether the new credit could repay it: only with the flag, and only a known amount (F-300). */
export const isRefinanceable = ({ refinancePossible, refinanceCents }: CountedLiability): boolean =>
  refinancePossible && (refinanceCents ?? 0) > 0;
