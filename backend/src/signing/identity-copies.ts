import { and, eq } from "drizzle-orm";
import type { ApplicationRow } from "../store/application-fields.ts";
import { toWireApplication } from "../store/application-wire.ts";
import { applicationDocuments } from "../store/schema/application-records.ts";
import type { Store } from "../store/store.ts";
import { numberOf } from "../wire/wire-values.ts";
import type { Part } from "./parts.ts";

/** Slots of the copies that each type of identity document needs (F-325, F-326). */
export const BUYER_SLOTS: Readonly<Record<number, readonly number[]>> = {
  0: [7],
  1: [3, 4],
  2: [9, 10],
  3: [18, 19],
  5: [22, 23],
  6: [26],
};

/** The application does not say which document the spouse has: any whole one will do (F-327). */
const SPOUSE_SLOTS: readonly (readonly number[])[] = [[5, 6], [8], [20, 21], [24, 25], [27]];

/** Slots of identity copies that a person still lacks; none when they are there (F-361). */
export async function missingCopies(db: Store, row: ApplicationRow, owner: Part["owner"]): Promise<readonly number[]> {
  const ofOwner = and(eq(applicationDocuments.applicationId, row.id), eq(applicationDocuments.owner, owner));
  const found = await db.select({ slot: applicationDocuments.slot }).from(applicationDocuments).where(ofOwner);
  const slots = new Set(found.map(({ slot }) => slot));
  const missingOf = (wanted: readonly number[]) => wanted.filter((slot) => !slots.has(slot));
  if (owner === "client") {
    const type = numberOf(toWireApplication(row), "DokumentoTipoID") ?? 0;
    return missingOf(BUYER_SLOTS[type] ?? [7]);
  }
  const [first = [], ...others] = SPOUSE_SLOTS.map(missingOf);
  return others.some(({ length }) => length === 0) ? [] : first;
}
