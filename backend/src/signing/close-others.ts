import { appendLine } from "../applications/action-log.ts";
import { lenderOn } from "../configuration/configuration.ts";
import type { OperationContext } from "../context.ts";
import type { ApplicationRow } from "../store/application-fields.ts";
import type { Store } from "../store/store.ts";
import { toBusinessDay } from "../time/business-day.ts";
import { noteOfRequest } from "./logged-request.ts";
import { endRequest, type PartFacts, type SigningRow } from "./parts.ts";
import { connectProvider } from "./signing-service.ts";

/** The first signature wins: the other ways of the same part are over, and the log says so of each (G24). */
export async function closeOthers(
  tx: Store,
  context: Pick<OperationContext, "clock">,
  { row, part: { requests }, won }: { row: ApplicationRow; part: Pick<PartFacts, "requests">; won?: SigningRow },
): Promise<void> {
  const at = context.clock.now();
  const { provider, token } = await connectProvider(context, tx);
  for (const signing of requests) {
    const { id, sessionId, state } = signing;
    if (state !== "pending" || id === won?.id) continue;
    await provider.cancel(token, sessionId);
    await endRequest(tx, id, { state: "canceled", failure: "OTHER_WAY", endedAt: at });
    const line = { applicationId: row.id, at, userId: null, userName: lenderOn(toBusinessDay(at)).name };
    await appendLine(tx, { ...line, action: "Pasirašymo nuoroda uždaryta", note: noteOfRequest(row, signing) });
  }
}
