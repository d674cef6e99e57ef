import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { contractRequests } from "../../store/schema/application-records.ts";
import { signedDocuments } from "../../store/schema/signed-documents.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { isContract, isOpen } from "../../applications/application-answer.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import { canDelete } from "../../applications/scope.ts";
import type { Session } from "../../accounts/session.ts";
import { applicationIdInput, operationIdInput, versionInput } from "../../wire/wire-input.ts";

/** An application that was signed, has a signed paper or was sent for approval is a record of the lender and stays. */
async function isInProcess(tx: Store, row: ApplicationRow): Promise<boolean> {
  if (row.applicationSignature !== 0 || scenarioFault(row.data) === 1064) return true;
  const papers = await tx
    .select({ id: signedDocuments.id })
    .from(signedDocuments)
    .where(eq(signedDocuments.applicationId, row.id))
    .limit(1);
  const requests = await tx
    .select({ id: contractRequests.id })
    .from(contractRequests)
    .where(eq(contractRequests.applicationId, row.id))
    .limit(1);
  return papers.length + requests.length > 0;
}

async function refuseDeletion(
  tx: Store,
  session: Session,
  row: ApplicationRow,
  version: string | undefined,
): Promise<RefusalCode | null> {
  if (isContract(row)) return 1065;
  if (!canDelete(session, row)) return 1021;
  if (!isOpen(row) || (await isInProcess(tx, row))) return 1064;
  return version !== undefined && version !== String(row.version) ? 1101 : null;
}

async function remove(
  tx: Store,
  session: Session,
  applicationId: number,
  version: string | undefined,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, applicationId);
  if (row === null) return refusal(1063);
  const refused = await refuseDeletion(tx, session, row, version);
  if (refused !== null) return refusal(refused);
  await tx.delete(applications).where(eq(applications.id, row.id));
  return answer();
}

/** Deletes an open application; 1064 when it is in process, 1065 when there is a contract (F-190, F-447, F-448). */
export const deleteApplication = operation(
  STAFF,
  z.object({ OperacijosID: operationIdInput, Versija: versionInput, ParaiskosID: applicationIdInput }),
  (context: OperationContext, session, { OperacijosID: operationId, Versija: version, ParaiskosID: applicationId }) => {
    const write = { operation: "DeleteApplication", operationId, content: { version, applicationId } };
    return once(context, session, write, (tx) => remove(tx, session, applicationId, version));
  },
);
