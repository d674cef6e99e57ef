import { z } from "zod";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { writeColumns } from "../../../signing/columns.ts";
import { endRequest, findPart, loadParts, personOf } from "../../../signing/parts.ts";
import { isBegun } from "../../../signing/signature-types.ts";
import { connectProvider } from "../../../signing/signing-service.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer } from "../../../wire/answer.ts";
import { applicationIdInput, operationIdInput, versionInput } from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { partElements, partOf } from "./part-input.ts";
import { titleOf } from "../../../signing/paper-titles.ts";

const cancelInput = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  ...partElements,
});

async function cancel(
  tx: Store,
  context: OperationContext,
  session: Session,
  request: z.output<typeof cancelInput>,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  const part = findPart(await loadParts(tx, row), partOf(request));
  if (part === null || !isBegun(part.type)) return refusal(1100);
  const now = context.clock.now();
  const { provider, token } = await connectProvider(context, tx);
  for (const { id, sessionId, state } of part.requests) {
    if (state !== "pending") continue;
    await provider.cancel(token, sessionId);
    await endRequest(tx, id, { state: "canceled", failure: "CANCELLED", endedAt: now });
  }
  const written = await writeColumns(tx, row, { parts: await loadParts(tx, row), now });
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: "Pasirašymas atšauktas",
    note: `${titleOf(row, part.subject)}, ${personOf(row, part.owner).name}`,
  });
  return answer({ Versija: String(written.version) });
}

/** Cancels every way of a signature that is open, after which the contract can be rejected and downloaded again (F-338, F-369); 1100 when none is. */
export const cancelSigning = operation(STAFF, cancelInput, (context, session, request) => {
  const { OperacijosID: operationId, ...content } = request;
  return once(context, session, { operation: "CancelSigning", operationId, content }, (tx) =>
    cancel(tx, context, session, request),
  );
});
