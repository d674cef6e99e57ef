import { and, desc, eq } from "drizzle-orm";
import type { ApplicationRow } from "../store/application-fields.ts";
import { signings } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";
import { personOf, type Part } from "./parts.ts";

/**
 * Where the papers of a signed contract go: to the e-mail by which its person signed, which may be a corrected one, else to the one of the application; null for a person
 * without either.
 */
export async function paperAddress(db: Store, row: ApplicationRow, owner: Part["owner"]): Promise<string | null> {
  const ofContract = and(eq(signings.applicationId, row.id), eq(signings.subject, "contract"));
  const [used] = await db
    .select({ channel: signings.channel, contact: signings.contact })
    .from(signings)
    .where(and(ofContract, eq(signings.owner, owner), eq(signings.state, "signed")))
    .orderBy(desc(signings.id))
    .limit(1);
  return used?.channel === "email" ? used.contact : personOf(row, owner).email;
}
