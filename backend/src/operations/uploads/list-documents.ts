import { inArray } from "drizzle-orm";
import { z } from "zod";
import { fullNameOf } from "../../accounts/session.ts";
import { findApplication } from "../../applications/find-application.ts";
import { findMissingCopies, type MissingCopies } from "../../applications/identity-copies.ts";
import { isSignatureAwaited } from "../../signing/waiting.ts";
import { users } from "../../store/schema/partners.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal } from "../../wire/answer.ts";
import { applicationIdInput } from "../../wire/wire-input.ts";
import { toFlag, toLocalTime, toNumber } from "../../wire/wire-output.ts";
import { operation, STAFF } from "../call/operation.ts";
import { awaitsCopies } from "./changeable.ts";
import { listVisibleDocuments, type DocumentRow } from "./visible-documents.ts";

async function namesOf(db: Store, rows: readonly DocumentRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(rows.map(({ uploadedBy }) => uploadedBy))];
  if (ids.length === 0) return new Map();
  const found = await db.select().from(users).where(inArray(users.id, ids));
  return new Map(found.map((user) => [user.id, fullNameOf(user)]));
}

/** One element a slot; one without a slot where any document will do. */
const toMissing = ({ owner, slots }: MissingCopies) =>
  (slots.length === 0 ? [null] : slots).map((slot) => ({
    Sutuoktinis: toFlag(owner === "spouse"),
    dokumentoTipas: toNumber(slot),
  }));

/** Uploaded documents of an application: slot, file, size, SHA-256, when and by whom; and which copies it lacks (F-321, F-331, F-332). */
export const listDocuments = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async ({ db, clock }, session, { ParaiskosID: id }) => {
    const row = await findApplication(db, session, id);
    if (row === null) return refusal(1063);
    const documents = await listVisibleDocuments(db, session, row.id);
    const names = await namesOf(db, documents);
    const items = documents.map((document) => ({
      DokumentoID: String(document.id),
      dokumentoTipas: String(document.slot),
      Sutuoktinis: toFlag(document.owner === "spouse"),
      BylosPavadinimas: document.fileName,
      BylosPletinys: document.extension,
      Dydis: String(document.bytes),
      Santrauka: document.contentHash,
      Ikelta: toLocalTime(document.uploadedAt),
      Ikele: names.get(document.uploadedBy) ?? "",
    }));
    const missing = awaitsCopies(row) ? await findMissingCopies(db, row) : [];
    return answer({
      Dokumentai: { Dokumentas: items },
      TrukstamosKopijos: { TrukstamaKopija: missing.flatMap(toMissing) },
      LaukiamaParaso: toFlag(await isSignatureAwaited(db, row.id, clock.now())),
    });
  },
);
