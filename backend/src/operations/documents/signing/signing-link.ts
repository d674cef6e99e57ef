import { eq } from "drizzle-orm";
import { z } from "zod";
import { hashToken } from "../../../sending/secrets.ts";
import { personOf, REQUEST_COLUMNS, type SigningRow } from "../../../signing/parts.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import { applications } from "../../../store/schema/applications.ts";
import { signings, type SigningState } from "../../../store/schema/signings.ts";
import type { Store } from "../../../store/store.ts";
import { textInput } from "../../../wire/wire-input.ts";

/** What names a link: its secret. */
export const linkInput = z.object({ Raktas: textInput(100) });

/** A request to sign with its application, found by the secret of its link. */
export interface OpenedLink {
  readonly signing: SigningRow;
  readonly row: ApplicationRow;
}

/** The request behind a link; null for a link that there is not. */
export async function findLink(db: Store, token: string): Promise<OpenedLink | null> {
  const [found] = await db
    .select({ signing: REQUEST_COLUMNS, row: applications })
    .from(signings)
    .innerJoin(applications, eq(signings.applicationId, applications.id))
    .where(eq(signings.tokenHash, hashToken(token)));
  return found ?? null;
}

/** The same, its application locked first: of two answers at once the second sees what the first has done. */
export async function findLinkForUpdate(tx: Store, token: string): Promise<OpenedLink | null> {
  const found = await findLink(tx, token);
  if (found === null) return null;
  const [row] = await tx.select().from(applications).where(eq(applications.id, found.row.id)).for("update");
  const [signing] = await tx.select(REQUEST_COLUMNS).from(signings).where(eq(signings.id, found.signing.id));
  return row === undefined || signing === undefined ? null : { row, signing };
}

/** State at a moment: a request that was not answered in its time has failed. */
export const stateAt = ({ state, failure, expiresAt }: SigningRow, now: Date): Pick<SigningRow, "state" | "failure"> =>
  state === "pending" && expiresAt <= now
    ? { state: "error" satisfies SigningState, failure: "TIMEOUT" }
    : { state, failure };

/**
 * Where the code of a request goes; null for a request without a contact, as on a tablet. A link that came by e-mail is confirmed on the telephone, where there
 * is one: two ways are harder to take than one.
 */
export function codeRecipient({ signing, row }: OpenedLink): { channel: "email" | "sms"; recipient: string } | null {
  const { channel, contact, owner } = signing;
  if (channel === null || contact === null) return null;
  const { phone } = personOf(row, owner);
  return channel === "email" && phone !== null ? { channel: "sms", recipient: phone } : { channel, recipient: contact };
}
