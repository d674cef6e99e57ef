import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { OperationContext } from "../../context.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { applicationIdInput, operationIdInput, versionInput } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, type Access } from "../call/operation.ts";

const ARCHIVE = 3;
/** Signed, and concluded online (F-355). */
const ARCHIVABLE: readonly number[] = [2, 7];
/** Managers and supervisors: no seller archives (1.3). */
const WHO: Access = { roles: [1, 3], limited: false };

const input = z.object({ OperacijosID: operationIdInput, Versija: versionInput, ParaiskosID: applicationIdInput });

type Request = Omit<z.output<typeof input>, "OperacijosID">;

async function archive(tx: Store, context: OperationContext, session: Session, request: Request): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  // What waits for its payment must stay in the list of unpaid contracts.
  if (!ARCHIVABLE.includes(row.status) || row.paidOutAt === null) return refusal(1100);
  if (request.Versija !== undefined && request.Versija !== String(row.version)) return refusal(1101);
  const version = row.version + 1;
  await tx
    .update(applications)
    .set({ status: ARCHIVE, takeOverKey: null, version, updatedAt: context.clock.now() })
    .where(eq(applications.id, row.id));
  await logAction(tx, context, session, { applicationId: row.id, action: "Perkelta į archyvą" });
  return answer({ Busena: String(ARCHIVE), Versija: String(version) });
}

/** Moves a paid-out contract to the archive, where nothing of it changes any more (F-163); 1021, 1063, 1100, 1101, 1102. */
export const archiveContract = operation(WHO, input, (context, session, { OperacijosID, ...request }) => {
  const write = { operation: "ArchiveContract", operationId: OperacijosID, content: request };
  return once(context, session, write, (tx) => archive(tx, context, session, request));
});
