import { eq, inArray } from "drizzle-orm";
import { z } from "zod";
import { fullNameOf } from "../../../accounts/session.ts";
import { findApplication } from "../../../applications/find-application.ts";
import { users } from "../../../store/schema/partners.ts";
import { authorizationProtests } from "../../../store/schema/signed-documents.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal } from "../../../wire/answer.ts";
import { applicationIdInput } from "../../../wire/wire-input.ts";
import { toFlag, toLocalTime } from "../../../wire/wire-output.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { newestSigned, type SignedRow } from "./newest-signed.ts";

async function namesOf(db: Store, rows: readonly SignedRow[]): Promise<ReadonlyMap<number, string>> {
  const ids = rows.flatMap(({ addedBy }) => addedBy ?? []);
  const found = ids.length === 0 ? [] : await db.select().from(users).where(inArray(users.id, ids));
  return new Map(found.map((user) => [user.id, fullNameOf(user)]));
}

/** What is signed of an application (F-345), and whether its authorization was protested (F-348). */
export const listSignedDocuments = operation(
  STAFF,
  z.object({ ParaiskosID: applicationIdInput }),
  async ({ db }, session, { ParaiskosID: id }) => {
    const row = await findApplication(db, session, id);
    if (row === null) return refusal(1063);
    const documents = await newestSigned(db, row.id);
    const names = await namesOf(db, documents);
    const protests = authorizationProtests;
    const [protest] = await db.select().from(protests).where(eq(protests.applicationId, row.id));
    return answer({
      PasirasytiDokumentai: {
        PasirasytasDokumentas: documents.map((document) => ({
          Kodas: document.publicId,
          Rusis: document.kind,
          Sutuoktinis: toFlag(document.owner === "spouse"),
          PasirasymoTipas: String(document.signatureType),
          Pasirasyta: toLocalTime(document.signedAt),
          KreditoriausSpaudas: document.sealedAt && toLocalTime(document.sealedAt),
          Ikele: names.get(document.addedBy ?? 0) ?? null,
        })),
      },
      Protestuota: protest && toLocalTime(protest.protestedAt),
    });
  },
);
